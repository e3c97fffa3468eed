import { readdirSync } from "node:fs";
import { cp } from "node:fs/promises";
import { LISTING } from "../../../src/offline/listing";
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
import { LICENSES } from "./licenses";
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

/** The outputs that consist of one or a few files, by the names of these files. Some are empty for some sites. */
const FILES: Record<string, Output> = {
  // For programs that read the site:
  "robots.txt": ({ config }) => robots(config),
  "sitemap.xml": async ({ site, config }) => sitemap(site, config, await screenDates()),
  "feed.xml": ({ site, config }) => feed(site, config),
  "opensearch.xml": ({ config }) => openSearch(config),
  "manifest.webmanifest": ({ config }) => webManifest(config),
  "llms.txt llms-full.txt": ({ site, config }) => llms(site, config),
  "pages.json": ({ site, config }) => pagesListing(site, config),
  "options.json": ({ site, config }) => optionsListing(site, config),
  "option-schema.json": () => optionSchemaListing(),
  // The folders and files of the content (specification, section 3).
  "content-tree.json": ({ site }) => new Map([["content-tree.json", `${JSON.stringify(site.tree)}\n`]]),
  "since.json": ({ site }) => sinceListing(site),
  "errors.json": ({ site, config }) => errorsListing(site, config),
  // Pages that stay open during a deployment compare the id of the host's current build with their own.
  "version.json": ({ files, search }) =>
    new Map([["version.json", `${JSON.stringify({ build: buildId(files, search.folder) })}\n`]]),
};

/** The outputs whose files depend on the content, and those that only hosts read. */
const OTHERS: Output[] = [
  ({ site, config }) => markdownPages(site, config),
  ({ site }) => {
    const images = site.pages.flatMap((page) => page.images);
    return new Map(images.map(({ output, file }) => [output, publishedBytes(file)]));
  },
  ({ site, config }) => pictures(site, config),
  ({ site, config }) => projectZips(site, config),
  ({ search }) => search.files,
  ({ site, config }) => redirectPages(config, pageRedirects(site.pages)),
  ({ site, config }) => hostingFiles(hosting(config, pageRedirects(site.pages), routePaths(site))),
];

/** Returns the URLs of the files that pages can link to: the files of every site, and the files in `public`. */
export function publishedFiles(): string[] {
  const names = Object.keys(FILES).flatMap((row) => row.split(" "));
  return [...names, LISTING, LICENSES, ...readdirSync(paths.public)].map((name) => `/${name}`);
}

/**
 * Writes all outputs, and copies `public` unchanged.
 *
 * @throws {Error} When an output has a different name than its row in `FILES`, because pages link to it by that name.
 */
export async function writeOutputs(built: Built, folder: string): Promise<void> {
  await cp(paths.public, folder, { recursive: true });
  for (const [names, output] of Object.entries(FILES)) {
    const files = await output(built);
    const other = [...files.keys()].find((name) => !names.split(" ").includes(name));
    if (other) throw new Error(`The output "${names}" writes ${other}. Name it so in ${import.meta.filename}.`);
    await writeFiles(files, folder);
  }
  for (const output of OTHERS) await writeFiles(await output(built), folder);
  // This list contains the sizes of all other files, so it comes last.
  await writeFiles(await offlineListing(built, folder), folder);
}
