import { stat } from "node:fs/promises";
import path from "node:path";
import { allFiles, LISTING, type OfflineListing } from "../../../src/offline/listing";
import { SEARCH_FILES } from "../../../src/search/search-files";
import type { ClientFiles } from "../../../src/types";
import { buildId } from "../build-id";
import type { Built } from "../built";
import { codeChunkName, pageName, sectionName } from "../content/names";
import type { Page } from "../content/types";

/** The chunks that are always stored although no page refers to them. */
const ALWAYS = [
  "network",
  "prose",
  "search",
  "search-worker",
  "search-kinds",
  "error-finder",
  "error-patterns",
  "error-entries",
];

/**
 * Returns the list of files that readers can store for offline use, by path in the output.
 *
 * @param outputDir The output folder. It has to contain all other files already, because their sizes are read.
 * @throws {Error} When a required chunk does not exist.
 */
export async function offlineListing(
  { site: { pages, sections }, search, files }: Pick<Built, "site" | "search" | "files">,
  outputDir: string,
): Promise<Map<string, string>> {
  const { folder, files: searchFiles } = search;
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const inOrder = sections.flatMap((section) => section.children.map(({ url }) => byUrl.get(url)));
  const listed = inOrder.filter((page) => page !== undefined).map((page) => listedPage(page, files));
  const ofPages = new Set(listed.flatMap((page) => page.files));
  const renamed = ALWAYS.filter((chunk) => !files[chunk]);
  if (renamed.length > 0)
    throw new Error(
      `There is no chunk called "${renamed[0]}", which the offline listing needs. Update its name in ${import.meta.filename}.`,
    );
  const always = [
    ...ALWAYS.flatMap((chunk) => filesOf(chunk, files)),
    ...[SEARCH_FILES.bodies, SEARCH_FILES.words].map((name) => folder + name),
  ];
  const shared = [...Object.values(files).flat(), ...searchFiles.keys()]
    .filter((file) => file !== folder + SEARCH_FILES.heads) // The worker's script contains it.
    .filter((file) => !ofPages.has(file) && !always.includes(file))
    .sort();
  const build = buildId(files, folder);
  const listing = { build, bytes: 0, always, shared: [...new Set(shared)], pages: listed };
  const sizes = await Promise.all(allFiles(listing).map(async (file) => (await stat(path.join(outputDir, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return new Map([[LISTING, JSON.stringify({ ...listing, bytes } satisfies OfflineListing)]]);
}

function listedPage(page: Page, files: ClientFiles): OfflineListing["pages"][number] {
  const { url, title, section, images } = page;
  const screen = url === "/" ? "screen-home" : "";
  const names = [pageName(page), codeChunkName(page), sectionName({ name: section }), screen];
  const named = names.flatMap((name) => filesOf(name, files));
  return { url, title, files: [...new Set([...named, ...images.map(({ output }) => output)])] };
}

/** Returns the files of a name that are not part of the entry. */
function filesOf(name: string, files: ClientFiles): string[] {
  return (files[name] ?? []).filter((file) => !files.main?.includes(file));
}
