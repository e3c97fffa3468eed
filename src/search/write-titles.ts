import { beginning, FIRST_CODE, siblingOf } from "./read-titles";
import { folderOf, slug } from "./slug";
import type { SearchRecord } from "./types";

/**
 * Writes the titles of all sections that a first answer needs or, for `asides`, of all others. The text starts with a
 * line that has one character for each further line, which encodes its level and rank. Each further line is a section:
 * its title, and then the address or the fragment if `read-titles.ts` can't derive it from the title and the previous
 * page. The result is text, so that it can be embedded in a script.
 */
export function writeTitles(records: readonly SearchRecord[], part: "first" | "asides"): string {
  let numbers = "";
  const lines: string[] = [];
  const add = (level: number, rank: number, fields: string[]) => {
    numbers += String.fromCharCode(FIRST_CODE + level * 16 + rank);
    lines.push(fields.join("\t"));
  };
  let before = { url: "", category: "" };
  let [used, path] = [new Map<string, number>(), [""]];
  let [page, current] = [-1, -1];
  for (const record of records) {
    const { hierarchy, url, anchor, rank, isAside } = record;
    const level = levelOf(record);
    const title = inLine(hierarchy[`lvl${level}`] ?? "");
    if (level === 1) {
      [used, path] = [new Map(), [inLine(hierarchy.lvl0 ?? ""), title]];
      page++;
    }
    if (isAside !== (part === "asides")) continue;
    if (level === 1) {
      const place = { url: inLine(url), category: path[0] ?? "" };
      add(1, rank, [title, ...pageParts(title, place, before)]);
      before = place;
      continue;
    }
    if (part === "asides" && current !== page) {
      add(0, 0, [String(page - current)]);
      current = page;
    }
    add(level, rank, sectionParts(title, beginning(path, level), slug(title, used) === anchor ? undefined : anchor));
    path.length = level;
    path[level] = title;
  }
  return `${[numbers, ...lines].join("\n")}\n`;
}

/**
 * Returns the parts of a page that `read-titles.ts` can't derive: nothing, the name of its folder, or its address and
 * category.
 */
function pageParts(title: string, page: { url: string; category: string }, before: typeof page): string[] {
  const { url, category } = page;
  const name = /([^/]+)\/$/.exec(url)?.[1] ?? "";
  if (category !== before.category || siblingOf(before.url, name) !== url) return [url, category];
  return name === folderOf(title) ? [] : [name];
}

/** Returns the fields of a section. If the title starts as `read-titles.ts` expects, it starts with an empty field. */
function sectionParts(title: string, start: string, anchor: string | undefined): string[] {
  if (anchor !== undefined) return [title || " ", anchor];
  return title.startsWith(start) ? ["", title.slice(start.length)] : [title];
}

/** Returns the level of the deepest title. */
function levelOf({ hierarchy }: SearchRecord): 1 | 2 | 3 | 4 | 5 | 6 {
  for (const level of [6, 5, 4, 3, 2] as const) if (hierarchy[`lvl${level}`] !== null) return level;
  return 1;
}

function inLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
