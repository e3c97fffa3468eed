import { cp, rename, rm } from "node:fs/promises";
import { productionConfigs } from "../webpack.config";
import { prepare } from "./content/prepare";
import { hostingFiles } from "./outputs/hosting/files";
import { hosting } from "./outputs/hosting/table";
import { copyImages } from "./outputs/images";
import { pageRedirects, redirectPages } from "./outputs/redirects";
import { writeSearchFiles } from "./outputs/search-index";
import { writeTexts } from "./outputs/write-texts";
import { outputDir, paths } from "./paths";
import { count, judge, printProblems } from "./report";
import { Stages } from "./stages";
import { bundle } from "./webpack/bundle";

/**
 * Content → problems, or pages → the output folder. The old output stays until the new one is complete.
 *
 * @returns false when the content has errors: they are printed, and nothing is written.
 */
export async function build(env: NodeJS.ProcessEnv): Promise<boolean> {
  process.env.NODE_ENV = "production"; // which React the prerendering process loads
  const stages = new Stages();
  const output = outputDir(env);
  const aside = `${output}.new`;

  const prepared = await stages.run("read and check content", () => prepare(env));
  const { site, contentDir } = prepared;
  printProblems(site.problems, contentDir);
  if (judge(site)) return false;

  await rm(aside, { recursive: true, force: true });
  await stages.run("bundle and prerender", () => bundle(productionConfigs(prepared, aside)));
  await stages.run("copy files", async () => {
    await cp(paths.public, aside, { recursive: true });
    await copyImages(site.pages, aside);
    await writeSearchFiles(prepared.search, aside);
    const moved = pageRedirects(prepared.config, new Set(site.pages.map(({ url }) => url)));
    await writeTexts(redirectPages(prepared.config, moved), aside);
    await writeTexts(hostingFiles(hosting(prepared.config, moved)), aside);
  });
  await swap(aside, output);
  stages.print();
  console.log(`${count(site.pages.length, "page")} built to ${output}`);
  return true;
}

async function swap(from: string, to: string): Promise<void> {
  const old = `${to}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(from, to);
  await rm(old, { recursive: true, force: true });
}
