import { cp } from "node:fs/promises";
import { paths } from "../../lib/paths";
import { type Files, writeFiles } from "../../lib/write-files";
import { buildId } from "../build-id";
import type { Built } from "../built";
import { routePaths } from "../content/routes";
import { publishedBytes } from "../markdown/image-files";
import { errorsListing } from "./errors-listing";
import { feed } from "./feed";
import { hostingFiles } from "./hosting/files";
import { hosting } from "./hosting/table";
import { optionSchemaListing, optionsListing, pagesListing, sinceListing } from "./listings";
import { llms } from "./llms";
import { markdownPages } from "./markdown-pages";
import { offlineListing } from "./offline-listing";
import { openSearch } from "./open-search";
import { pictures } from "./pictures";
import { projectZips } from "./project-zips";
import { pageRedirects, redirectPages } from "./redirects";
import { screenDates } from "./screen-dates";
import { robots, sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";

/** Creates files that a build writes besides pages and bundles. */
type Output = (built: Built) => Files | Promise<Files>;

/** All outputs, except the list of the sizes of the others. */
const OUTPUTS: Output[] = [
  // For programs that read the site:
  ({ config }) => robots(config),
  async ({ site, config }) => sitemap(site, config, await screenDates()),
  ({ site, config }) => feed(site, config),
  ({ config }) => openSearch(config),
  ({ config }) => webManifest(config),
  ({ site, config }) => markdownPages(site, config),
  ({ site, config }) => llms(site, config),
  ({ site, config }) => pagesListing(site, config),
  ({ site, config }) => optionsListing(site, config),
  () => optionSchemaListing(),
  // The folders and files of the content (specification, section 3).
  ({ site }) => new Map([["content-tree.json", `${JSON.stringify(site.tree)}\n`]]),
  ({ site }) => sinceListing(site),
  ({ site, config }) => errorsListing(site, config),
  // For browsers:
  ({ site }) => {
    const images = site.pages.flatMap((page) => page.images);
    return new Map(images.map(({ output, file }) => [output, publishedBytes(file)]));
  },
  ({ site, config }) => pictures(site, config),
  ({ site, config }) => projectZips(site, config),
  ({ search }) => search.files,
  // Pages that stay open during a deployment compare the id of the host's current build with their own.
  ({ files, search }) => new Map([["version.json", `${JSON.stringify({ build: buildId(files, search.folder) })}\n`]]),
  // For hosts:
  ({ site, config }) => redirectPages(config, pageRedirects(site.pages)),
  ({ site, config }) => hostingFiles(hosting(config, pageRedirects(site.pages), routePaths(site))),
];

/** Writes all outputs, and copies `public` unchanged. */
export async function writeOutputs(built: Built, folder: string): Promise<void> {
  await cp(paths.public, folder, { recursive: true });
  for (const output of OUTPUTS) {
    await writeFiles(await output(built), folder);
  }
  // This list contains the sizes of all other files, so it comes last.
  await writeFiles(await offlineListing(built, folder), folder);
}
