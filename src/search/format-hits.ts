import type { Range, Suggestion, SuggestionField } from "./source";

/** The markers that the provider puts around matches. They are private-use characters, which no text contains. */
export const MARKS = { open: "\uE000", close: "\uE001" } as const;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
type Level = (typeof LEVELS)[number];

interface Marked {
  value: string;
}

/**
 * A hit as the provider sends it (specification, section 3). Records from other sites may lack any of these properties.
 */
export interface Hit {
  hierarchy?: Partial<Record<Level, string | null>>;
  content?: string | null;
  url?: string | null;
  anchor?: string | null;
  kind?: string | null;
  _highlightResult?: { hierarchy?: Partial<Record<Level, Marked>>; content?: Marked };
  _snippetResult?: { content?: Marked };
}

/**
 * Turns hits into suggestions. A hit without an address is skipped, with a warning in the console.
 *
 * @param toPath Converts the address of a hit into a path that links on this site can use.
 * @throws {TypeError} When `hits` is not an array.
 */
export function formatHits(hits: unknown, toPath: (url: string) => string): Suggestion[] {
  if (!Array.isArray(hits)) throw new TypeError("Suggestions must be an array.");
  return (hits as Hit[]).flatMap((hit) => {
    const url = urlOf(hit);
    if (url !== null) return [{ ...textsOf(hit), kind: hit.kind ?? null, url: toPath(url) }];
    console.warn(`A search hit has neither url nor anchor: ${JSON.stringify(hit)}`);
    return [];
  });
}

function urlOf({ url, anchor }: Hit): string | null {
  if (url) return url.includes("#") || !anchor ? url : `${url}#${anchor}`;
  return anchor ? `#${anchor}` : null;
}

function textsOf(hit: Hit): Pick<Suggestion, SuggestionField | "highlights"> {
  const level = (name: Level) => hit._highlightResult?.hierarchy?.[name]?.value ?? hit.hierarchy?.[name] ?? "";
  const deeper = LEVELS.slice(2).map(level).filter(Boolean);
  const category = readMarks(level("lvl0"));
  const subcategory = readMarks(level("lvl1") || level("lvl0"));
  const title = readMarks(deeper.join(" › "));
  const text = readMarks(hit._snippetResult?.content?.value ?? hit.content ?? "");
  return {
    category: category.text,
    subcategory: subcategory.text,
    title: title.text,
    text: text.text,
    highlights: {
      category: category.ranges,
      subcategory: subcategory.ranges,
      title: title.ranges,
      text: text.ranges,
    },
  };
}

/** Removes the markers from a text and returns the ranges that they enclosed. */
export function readMarks(marked: string): { text: string; ranges: Range[] } {
  const ranges: Range[] = [];
  let text = "";
  for (const [index, part] of marked.split(MARKS.open).entries()) {
    const [inside = "", ...outside] = part.split(MARKS.close);
    if (index > 0 && inside) ranges.push([text.length, text.length + inside.length]);
    text += inside + outside.join("");
  }
  return { text, ranges };
}
