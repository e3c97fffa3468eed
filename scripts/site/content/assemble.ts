import { SCREENS } from "../../../src/screens/registry";
import type { NavigationLink, PageSummary, Section, SiteConfig } from "../../../src/types";
import { listedPages } from "../../../src/utilities/pages";
import { decode, sectionUrl } from "../../../src/utilities/urls";
import type { DirectoryNode, Page, TreeNode } from "./types";

/**
 * The `sort` of an index. It appears in the content tree; the index of a section comes first even before smaller
 * numbers.
 */
const INDEX_SORT = -1;

/**
 * The `sort` of a page that doesn't set one. It's larger than any value that a page can set, so such pages come last.
 */
const LAST_SORT = 998;

/** Returns the `sort` of a page, from its file and the value in its front matter. */
export function sortOf(file: string, stated?: number): number {
  return isIndexFile(file) ? INDEX_SORT : (stated ?? LAST_SORT);
}

/** Compares pages by reading order: the index first, then by `sort`, then by URL. */
export function inReadingOrder(a: Page, b: Page): number {
  return Number(isIndex(b)) - Number(isIndex(a)) || a.sort - b.sort || decode(a.url).localeCompare(decode(b.url), "en");
}

function isIndex({ section, url }: Page): boolean {
  return url === sectionUrl(section);
}

/** Returns whether a file is the index of its folder, which does not take part in the reading order. */
export function isIndexFile(file: string): boolean {
  return /(^|\/)index\.mdx?$/.test(file);
}

/**
 * Returns the pages of a section in the order of sidebar and pager: the reading order, with the pages of each group
 * moved to the group's first page.
 */
export function inOrderOfGroups(pages: Page[]): Page[] {
  const sorted = pages.toSorted(inReadingOrder);
  const groups = [...new Set(sorted.map(({ group = "-" }) => group))];
  return groups.flatMap((group) => sorted.filter((page) => (page.group ?? "-") === group));
}

/** Groups pages into sections, configured ones first. The pages outside all directories come last, as section `""`. */
export function assembleSections(pages: Page[], config: SiteConfig): Section[] {
  const configured = config.sections.map(({ name }) => name);
  const found = pages.map(({ section }) => section).sort();
  const names = new Set([...configured.filter((name) => found.includes(name)), ...found]);
  names.delete("");
  // The top level always exists, because it contains screens such as /vote/.
  return [...names, ""].map((name) => {
    const members = inOrderOfGroups(pages.filter((page) => page.section === name));
    const index = members.find((page) => page.url === sectionUrl(name));
    const title = config.sections.find((section) => section.name === name)?.title ?? index?.title ?? capitalize(name);
    return {
      name,
      url: sectionUrl(name),
      title,
      children: members.map(summarize),
      screens: name === "" ? listedScreens() : [],
    };
  });
}

/** Adds the previous and the next page to each page, in the order of the sidebar (specification, section 2.10). */
export function withNeighbors(pages: Page[], sections: Section[]): Page[] {
  const neighbors = new Map(
    sections.map(listedPages).flatMap((listed) => {
      return listed.map(({ url }, index) => [url, { previous: listed[index - 1], next: listed[index + 1] }] as const);
    }),
  );
  return pages.map((page) => {
    const { previous, next } = neighbors.get(page.url) ?? {};
    return { ...page, ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) };
  });
}

function toLink({ title, url }: NavigationLink): NavigationLink {
  return { title, url };
}

/** Returns the screens that the top level lists. */
function listedScreens(): NavigationLink[] {
  return SCREENS.filter(({ isListed }) => isListed).map(toLink);
}

/** Reduces a page to the data that lists show. */
function summarize({ url, title, group, anchors, path }: Page): PageSummary {
  return {
    url,
    title,
    ...(group && group !== "-" && { group }),
    hasOutline: anchors.length > 0,
    ...(isBesidePage(path) && { isBeside: true }),
    ...(isTypesPage(path) && { isBelowIndex: true }),
  };
}

/** Returns whether a file is the README of a package that another page is about: `loaders/babel-loader/_readme.md`. */
export function isBesidePage(file: string): boolean {
  return file.endsWith("/_readme.md");
}

/** Returns whether a file is one of the pages about classes and types, which their index lists: `api/types/chunk.mdx`. */
export function isTypesPage(file: string): boolean {
  return /^api\/types\/(?!index\.)/.test(file);
}

/**
 * Builds the content tree (specification, section 3): directories with their sizes, and files with title and anchors.
 */
export function assembleTree(pages: Page[]): DirectoryNode {
  return directory("", "", pages);
}

function directory(dirPath: string, name: string, pages: Page[]): DirectoryNode {
  const prefix = dirPath === "" ? "" : `${dirPath}/`;
  const below = pages.filter((page) => page.path.startsWith(prefix)).sort(inReadingOrder);
  const children: TreeNode[] = [];
  const seen = new Set<string>();
  for (const page of below) {
    const [first = "", ...rest] = page.path.slice(prefix.length).split("/");
    if (rest.length === 0) children.push(file(page, first));
    else if (!seen.has(first)) {
      seen.add(first);
      children.push(directory(prefix + first, first, below));
    }
  }
  const size = children.reduce((sum, child) => sum + child.size, 0);
  return { type: "directory", name, path: dirPath, url: sectionUrl(dirPath), size, children };
}

function file(page: Page, name: string): TreeNode {
  const { url, size, title, group, sort, anchors, contributors, related } = page;
  const extension = name.endsWith(".mdx") ? ".mdx" : ".md";
  const place = { name, path: page.path, url, size, extension } as const;
  return { type: "file", ...place, title, ...(group && { group }), sort, anchors, contributors, related };
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}
