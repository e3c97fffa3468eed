import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { readSiteConfig } from "../src/site";
import { bundleAndDraw } from "./bundles";
import { commitDates } from "./content/commit-dates";
import { type Prepared, prepare } from "./content/prepare";
import { oneAtATime } from "./one-at-a-time";
import { makeAside } from "./output-folder";
import { hostingFiles } from "./outputs/hosting/files";
import { hosting } from "./outputs/hosting/table";
import { writeImages } from "./outputs/images";
import { licensesFile } from "./outputs/licenses";
import { machineFiles } from "./outputs/machine-files";
import { offlineListing } from "./outputs/offline-listing";
import { precached, withPrecached } from "./outputs/precached";
import { pageRedirects, redirectPages } from "./outputs/redirects";
import { screenDates } from "./outputs/screen-dates";
import { writeSearchFiles } from "./outputs/search-index";
import { versionFile } from "./outputs/version";
import { writeTexts } from "./outputs/write-texts";
import { contentDir, outputDir, paths } from "./paths";
import { count, judge, printProblems } from "./report";
import { Stages } from "./stages";
import { recordOf, stateOfCode } from "./up-to-date";

/**
 * Content → problems, or pages → the output folder. The old output stays until the new one is complete, and builds of one
 * clone wait for each other. An output that is what would be built stays as it is.
 *
 * @returns false when the content has errors: they are printed, and nothing is written.
 * @throws {Error} when the output cannot be written.
 */
export async function build(env: NodeJS.ProcessEnv): Promise<boolean> {
  await mkdir(paths.cache, { recursive: true });
  const onWait = (pid: number) => console.log(`Waiting for another build (process ${pid}) to end ...`);
  return oneAtATime(path.join(paths.cache, "build.lock"), onWait, () => buildAlone(env));
}

async function buildAlone(env: NodeJS.ProcessEnv): Promise<boolean> {
  process.env.NODE_ENV = "production"; // which React the prerendering process loads
  const stages = new Stages();
  const output = outputDir(env);
  const content = contentDir(env);
  const [pageDates, dates] = await Promise.all([commitDates(content), screenDates()]);
  const code = stateOfCode();
  const given = [code, readSiteConfig(env), process.argv.slice(2), [...pageDates, ...dates]];
  const record = recordOf(output, [content], given);
  if (record.isUpToDate()) {
    console.log(`Nothing has changed since ${output} was built.`);
    return true;
  }
  const aside = await makeAside(output);
  try {
    const prepared = await stages.run("read and check content", () => prepare(env));
    const { site } = prepared;
    printProblems(site.problems, content);
    if (judge(site)) return false;
    await write(prepared, code, dates, aside.folder, stages);
    await aside.swap();
    if (site.problems.length === 0) record.note(); // warnings are to be seen each time
    stages.print();
    console.log(`${count(site.pages.length, "page")} built to ${output}`);
    return true;
  } finally {
    await aside.drop();
  }
}

/** Writes everything that a host needs into an empty folder. */
async function write(
  prepared: Prepared,
  code: string,
  dates: ReadonlyMap<string, string>,
  folder: string,
  stages: Stages,
): Promise<void> {
  const { config, site } = prepared;
  const bundled = await stages.run("bundle and prerender", () => bundleAndDraw(prepared, code, folder));
  const { clientFiles, worker, packages } = bundled;
  await stages.run("copy files", async () => {
    await cp(paths.public, folder, { recursive: true });
    await writeImages(site.pages, folder);
    await writeSearchFiles(prepared.search, folder);
    await writeTexts(versionFile(clientFiles.build), folder);
    const moved = pageRedirects(config, new Set(site.pages.map(({ url }) => url)));
    await writeTexts(await machineFiles(site, config, dates), folder);
    await writeTexts(redirectPages(config, moved), folder);
    await writeTexts(hostingFiles(hosting(config, moved)), folder);
  });
  await stages.run("prepare offline reading", async () => {
    await writeTexts(await offlineListing(site, prepared.search, clientFiles, folder), folder);
    const files = await precached(clientFiles.files, config.basePath, folder);
    await writeTexts(new Map([["sw.js", withPrecached(worker, files)]]), folder);
    await writeTexts(licensesFile(packages, path.join(paths.root, "node_modules/webpack")), folder);
  });
}
