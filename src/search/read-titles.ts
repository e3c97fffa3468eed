import { folderOf, slug } from "./slug";
import type { IndexedSection } from "./types";

/** A page, while the titles of its sections are read. */
interface Page {
  url: string;
  /** The titles above the next sections, by level: the title of the site's section, of the page, and so on. */
  path: string[];
  /** How many of its sections have been read. */
  count: number;
}

/** All sections in the order of their numbers, and the pages that contain them. */
export interface Titles {
  sections: readonly IndexedSection[];
  pages: readonly Page[];
}

/** The message of the error that is thrown for a truncated file. */
const TOO_SHORT = "The search index is cut off: it wasn't loaded completely.";

/** The character code that represents level 0 and rank 0. From here on, characters are printable. */
export const FIRST_CODE = 0x20;

/**
 * Parses titles, and appends their sections to those that were read before.
 *
 * @throws {Error} When the text ends early.
 */
export function readTitles(text: string, before: Titles = { sections: [], pages: [] }): Titles {
  const [numbers = "", ...lines] = text.split("\n");
  if (lines.length !== numbers.length + 1 || lines.pop()) throw new Error(TOO_SHORT);
  const sections = [...before.sections];
  const pages = before.pages.map((page) => ({ ...page, path: page.path.slice(0, 2) }));
  let used = new Map<string, number>();
  let current = -1;
  for (const [index, line] of lines.entries()) {
    const number = numbers.charCodeAt(index) - FIRST_CODE;
    const level = number >> 4;
    const [first = "", second, third] = line.split("\t");
    if (level < 2) used = new Map();
    if (level === 0) {
      current += Number(first);
      continue;
    }
    if (level === 1) {
      const { url: previous = "", path: [category = ""] = [] } = pages.at(-1) ?? {};
      const url = third === undefined ? siblingOf(previous, second ?? folderOf(first)) : (second ?? "");
      current = pages.push({ url, path: [third ?? category], count: 0 }) - 1;
    }
    const page = pages[current];
    if (!page) throw new Error(TOO_SHORT);
    const { url, path } = page;
    const isRest = level > 1 && first === "";
    const title = isRest ? beginning(path, level) + (second ?? "") : first;
    const anchor = level === 1 ? "" : anchorOf(title, isRest ? undefined : second, used);
    const above = path.slice(0, level).filter((part) => part !== undefined);
    sections.push({
      url: anchor ? `${url}#${anchor}` : url,
      title,
      level,
      rank: number & 15,
      page: current,
      position: page.count++,
      above,
    });
    path.length = level;
    path[level] = title;
  }
  return { sections, pages };
}

/** Returns the address of a page in the same folder as another page. */
export function siblingOf(pageUrl: string, name: string): string {
  return `${pageUrl.replace(/[^/]+\/$/, "")}${name}/`;
}

/**
 * Returns the likely start of a title that is the name of an option: like the previous title on the same level, or with
 * the title above it. After `output.path` and below `output`, that is `output.`.
 *
 * @param path The titles down to the previous title, by level.
 */
export function beginning(path: readonly string[], level: number): string {
  const before = path[level] ?? "";
  return before.slice(0, before.lastIndexOf(".") + 1) || `${path[level - 1] ?? ""}.`;
}

function anchorOf(title: string, written: string | undefined, used: Map<string, number>): string {
  const guess = slug(title, used);
  return written ?? guess;
}
