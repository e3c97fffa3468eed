import { cp, rename, rm } from "node:fs/promises";
import { productionConfigs, workerConfig } from "../webpack.config";
import { prepare } from "./content/prepare";
import { feed } from "./outputs/feed";
import { hostingFiles } from "./outputs/hosting/files";
import { hosting } from "./outputs/hosting/table";
import { copyImages } from "./outputs/images";
import { optionsListing, pagesListing } from "./outputs/listings";
import { llms } from "./outputs/llms";
import { markdownPages } from "./outputs/markdown-pages";
import { offlineListing } from "./outputs/offline-listing";
import { openSearch } from "./outputs/open-search";
import { pictures } from "./outputs/pictures";
import { precached } from "./outputs/precached";
import { pageRedirects, redirectPages } from "./outputs/redirects";
import { writeSearchFiles } from "./outputs/search-index";
import { robots, sitemap } from "./outputs/sitemap";
import { versionFile } from "./outputs/version";
import { webManifest } from "./outputs/web-manifest";
import { writeTexts } from "./outputs/write-texts";
import { outputDir, paths } from "./paths";
import { count, judge, printProblems } from "./report";
import { Stages } from "./stages";
import { bundle } from "./webpack/bundle";
import { ClientFilesPlugin } from "./webpack/client-files-plugin";

/** What programs read: each makes texts or pictures, by path in the output. */
const FOR_MACHINES = [
  ...[sitemap, robots, feed, openSearch, webManifest, markdownPages, llms, pagesListing],
  ...[optionsListing, pictures],
];

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
  const { config, site, contentDir } = prepared;
  const clientFiles = new ClientFilesPlugin();
  printProblems(site.problems, contentDir);
  if (judge(site)) return false;

  await rm(aside, { recursive: true, force: true });
  await stages.run("bundle and prerender", () => bundle(productionConfigs(prepared, aside, clientFiles)));
  await stages.run("copy files", async () => {
    await cp(paths.public, aside, { recursive: true });
    await copyImages(site.pages, aside);
    await writeSearchFiles(prepared.search, aside);
    await writeTexts(versionFile(clientFiles.files), aside);
    const moved = pageRedirects(config, new Set(site.pages.map(({ url }) => url)));
    for (const output of FOR_MACHINES) await writeTexts(await output(site, config), aside);
    await writeTexts(redirectPages(config, moved), aside);
    await writeTexts(hostingFiles(hosting(config, moved)), aside);
  });
  await stages.run("bundle the service worker", async () => {
    await writeTexts(await offlineListing(site, prepared.search, clientFiles.files, aside), aside);
    const files = await precached(clientFiles.files, config.basePath, aside);
    await bundle([workerConfig(prepared, aside, files)]);
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
