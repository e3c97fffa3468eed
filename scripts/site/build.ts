import { stop as stopEsbuild } from "esbuild";
import { webpackVersions } from "../../src/site";
import type { ClientFiles } from "../../src/types";
import { clientConfig, workerConfig } from "../../webpack.config";
import { installIn } from "../lib/package-lists.mjs";
import { outputDir, paths } from "../lib/paths";
import { count, printProblems, printSummary } from "../lib/report";
import { writeFiles } from "../lib/write-files";
import type { Site } from "./content/types";
import { loadSite } from "./load-site";
import { replaceFolder } from "./output-folder";
import { applicationCache } from "./outputs/application-cache";
import { dataFiles } from "./outputs/data-files";
import { licensesFile } from "./outputs/licenses";
import { writeOutputs } from "./outputs/outputs";
import { precached } from "./outputs/precached";
import { makeSearchFiles } from "./outputs/search-index";
import { type Playground, publishPlayground } from "./playground/publish";
import { renderPages } from "./prerender/render-pages";
import { toRecords } from "./search/records";
import { bundle } from "./webpack/bundle";
import { writeSiteData } from "./webpack/site-data";

/**
 * Builds the site from the content into a folder for any static host. The old output stays until the new one is
 * complete.
 *
 * @returns False if the content has errors. They are printed, and nothing is written.
 * @throws {Error} When bundling fails, a page cannot be rendered, or the output cannot be written.
 */
export async function build(env: NodeJS.ProcessEnv): Promise<boolean> {
  process.env.NODE_ENV = "production"; // It selects the production build of React.
  // The content is read while npm installs packages for the playground and other threads minify it.
  const [loaded, playground] = await Promise.all([loadSite(env), makePlayground(env)]);
  const { site, config } = loaded;
  printProblems(site.problems, loaded.contentDir);
  if (!printSummary(site.problems)) return false;
  await replaceFolder(outputDir(env), async (folder) => {
    const search = makeSearchFiles(toRecords(site, config));
    const siteData = await writeSiteData(loaded, { titles: search.titles, playground: playground.data });
    const client = await bundle(clientConfig(config, siteData, folder));
    const files = { ...client.files, ...(await writeData(site, folder)) };
    await writeFiles(playground.files, folder);
    await renderPages({ site, config, search, files }, siteData, folder);
    await writeOutputs({ site, config, search, files }, folder);
    const first = await precached(files, config.basePath, folder);
    await writeFiles(applicationCache(first, config.basePath), folder);
    const worker = await bundle(workerConfig(siteData, folder, first));
    await writeFiles(licensesFile([...client.packages, ...worker.packages, ...playground.packages]), folder);
  });
  console.log(`${count(site.pages.length, "page")} built to ${outputDir(env)}`);
  return true;
}

/** Writes the data files and returns their names, so that their texts, which are as large as all pages, can go. */
async function writeData(site: Site, folder: string): Promise<ClientFiles> {
  const { files, named } = dataFiles(site);
  await writeFiles(files, folder);
  return named;
}

async function makePlayground(env: NodeJS.ProcessEnv): Promise<Playground> {
  await installIn(paths.compiler);
  const playground = await publishPlayground(webpackVersions(env));
  // Until the build ends, esbuild's process would otherwise keep 300 MB of the files that it has read.
  await stopEsbuild();
  return playground;
}
