import type { FrontMatter } from "../../../src/front-matter";
import { nearest } from "../../../src/utilities/nearest";
import { decode, HASHED_FOLDERS } from "../../../src/utilities/urls";
import { legible, type Problem } from "../../lib/problem";
import type { CompiledPage } from "../markdown/compile-page";
import { isIndexFile } from "./assemble";
import { isExternalPage } from "./external-links";
import type { Page } from "./types";

/**
 * Characters that have a meaning in addresses or that some file systems forbid. Spaces, dots and the letters of all
 * languages are allowed.
 */
const STRANGE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD"#%*:<>?\\|`{}^]/u;

/** Reports file names that would not work in addresses, on hosts or on other file systems. */
export function checkNames(files: { file: string }[]): Problem[] {
  return files.flatMap(({ file }) => {
    const [strange] = STRANGE.exec(file) ?? [];
    if (strange === undefined) return [];
    const code = strange.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return [
      atTop(file, `The path of this page contains the character U+${code}, which URLs can't contain. Rename the file.`),
    ];
  });
}

/**
 * Reports files with the same URL, including those that differ only in letter case or in the encoding of accents,
 * because many hosts cannot distinguish these. Also reports pages in folders whose files browsers cache forever.
 */
export function checkUrls(files: { file: string; url: string }[]): Problem[] {
  const inHashedFolders = files.flatMap(({ file, url }) => {
    const folder = HASHED_FOLDERS.find((name) => url.startsWith(`/${name}/`));
    const message = `Browsers cache everything below /${folder}/ forever, so no page can be there. Rename the file.`;
    return folder === undefined ? [] : [atTop(file, message)];
  });
  const twice = duplicates(files, ({ url }) => decode(url).toLowerCase()).map(({ item, first }) => {
    return atTop(
      item.file,
      `This file has the URL ${legible(item.url)}, but so does ${first.file}. Rename one of them.`,
    );
  });
  return [...inHashedFolders, ...twice];
}

/** Reports files whose URL belongs to a screen. The build renders these pages itself and ignores the files. */
export function checkScreens(files: { file: string; url: string }[]): Problem[] {
  return files.map(({ file, url }) => {
    const message = `The build creates ${url} itself, so it ignores this file. Delete or rename it.`;
    return { ...atTop(file, message), severity: "warning" };
  });
}

/** Reports pages of one section with the same title, because readers could not distinguish them in the sidebar. */
export function checkTitles(pages: Page[]): Problem[] {
  const titled = pages.filter((page) => page.title !== "Untitled");
  return duplicates(titled, (page) => `${page.section} ${page.title}`).map(({ item, first }) => {
    return atTop(
      item.path,
      `The title "${item.title}" is also the title of ${first.path}. Change one of them: titles are unique within a section.`,
    );
  });
}

/**
 * Reports pages of the error catalog that only a browser can render, because the form that finds messages shows the
 * HTML below each message.
 */
export function checkMessages(pages: Page[]): Problem[] {
  const without = pages.filter(({ messages, html }) => messages.length > 0 && html === null);
  return without.map(({ path }) => {
    const message =
      "This page has a component that needs a browser, so the error finder can't show the page's entries. Use a component without behavior.";
    return atTop(path, message);
  });
}

/** A page with the text of its file, to find the line of a problem. */
interface Placed {
  file: string;
  section: string;
  frontMatter: FrontMatter;
  source: { text: string };
}

/**
 * Reports pages of one group with the same `sort`. Their file names would decide the order, which is probably
 * unintended.
 */
export function checkSorts(pages: Placed[]): Problem[] {
  const placed = pages.filter(({ file, frontMatter }) => frontMatter.sort !== undefined && !isIndexFile(file));
  const groupOf = ({ section, frontMatter: { group = "-" } }: Placed) => `${section} ${group}`;
  const twice = duplicates(placed, (page) => `${groupOf(page)} ${page.frontMatter.sort}`);
  return twice.map(({ item: { file, frontMatter, source }, first }) => {
    const line = source.text.split("\n").findIndex((text) => /^(["']?)sort\1\s*:/.test(text)) + 1 || 1;
    const message = `${first.file} also has sort: ${frontMatter.sort}, so the file names decide which comes first. Give each page its own number.`;
    return { ...atTop(file, message), line, severity: "warning" };
  });
}

/**
 * Finds links to fragments that no heading or element has. Links to a page that can't be parsed are skipped, because
 * its headings are unknown. Dead fragments of external pages are removed instead, see `external-links.ts`.
 *
 * @param ids The ids of all pages, by URL.
 */
export function checkAnchors(
  pages: Page[],
  compiled: ReadonlyMap<string, CompiledPage>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  const broken = new Set(pages.filter(({ path }) => compiled.get(path)?.isBroken).map(({ url }) => url));
  const written = pages.filter((page) => !isExternalPage(page));
  return written.flatMap(({ path: file }) =>
    (compiled.get(file)?.fragments ?? [])
      .filter(({ page, id }) => ids.get(page)?.has(id) === false && id !== "top" && !broken.has(page))
      .map(({ url, page, id, line, column }): Problem => {
        const near = meant(id, [...(ids.get(page) ?? [])]);
        const hint = near ? ` Did you mean #${near}?` : "";
        const message = `The link to ${legible(url)} leads to a heading that ${legible(page)} doesn't have.${hint}`;
        return { file, line, column, message, severity: "error" };
      }),
  );
}

/** The maximum length, in characters, of ids that are compared letter by letter. */
const LONGEST = 80;

/**
 * Returns the id that the author of a link most likely meant: one that has more or fewer words at its end, or one that
 * differs by a few typing mistakes.
 */
function meant(id: string, candidates: string[]): string | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const wanted = bare(id);
  if (wanted === "") return undefined;
  const longer = candidates.find((candidate) => {
    const other = bare(candidate);
    return other !== "" && (other.endsWith(wanted) || wanted.endsWith(other));
  });
  return longer ?? (id.length > LONGEST ? undefined : nearest(id, candidates));
}

function duplicates<T>(items: T[], key: (item: T) => string): { item: T; first: T }[] {
  const seen = new Map<string, T>();
  return items.flatMap((item) => {
    const first = seen.get(key(item));
    if (first !== undefined) return [{ item, first }];
    seen.set(key(item), item);
    return [];
  });
}

function atTop(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message, severity: "error" };
}
