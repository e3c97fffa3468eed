import type { SectionText } from "../markdown/types";
import type { Description, Page } from "./types";

/** A compiled page. If it has a generated part, it only repeats other pages. */
export type DescribedPage = Pick<Page, "path" | "url" | "texts" | "isGenerated">;

/** The pages that describe options. The index lists all options, but describes none. */
const REFERENCE = /^configuration\/(?!index\.)/;

const LONGEST = 140;

/** Table cells that only make sense next to the other cells of their row. */
const NEEDS_NEIGHBORS = /^(\p{L}*|the same\b.*|—|-)$/iu;

/**
 * Finds the description of each option on the pages: below a heading with its name, or in a table row. An option
 * without either links to the nearest option that contains it.
 */
export function describeOptions(options: readonly string[], pages: readonly DescribedPage[]): Map<string, Description> {
  const known = new Set(options);
  const found = new Map<string, (Description & { rank: number })[]>();
  for (const { path: file, url, texts } of pages.filter((page) => REFERENCE.test(page.path) && !page.isGenerated)) {
    const subject = file.replace(/^.*\/|\.mdx?$/g, "");
    for (const place of texts.flatMap(placesIn)) {
      for (const name of place.name === "" ? [subject] : namesIn(place.name)) {
        const option = resolveName(name, [subject, ...place.above], known);
        if (!option) continue;
        const rank = rankOf(place, name, option);
        const href = place.id ? `${url}#${place.id}` : url;
        const text = NEEDS_NEIGHBORS.test(place.text) ? "" : oneLine(place.text);
        const described = { href, text, ...(place.default && { default: oneLine(place.default) }), rank };
        found.set(option, [...(found.get(option) ?? []), described]);
      }
    }
  }
  const described = new Map<string, Description>();
  for (const option of options) {
    const ranked = (found.get(option) ?? []).toSorted((a, b) => a.rank - b.rank);
    const href = ranked[0]?.href ?? hrefAround(option, found);
    const text = ranked.find((description) => description.text !== "")?.text ?? "";
    const stated = ranked[0]?.default;
    if (href) described.set(option, { href, text, ...(stated && { default: stated }) });
  }
  return described;
}

/** A heading or the code in a table row, and the text about it. */
interface Place extends Pick<SectionText, "id" | "above"> {
  isHeading: boolean;
  name: string;
  text: string;
  default?: string;
}

/** Returns the places of a section that may describe an option: its heading, and the rows of its tables. */
function placesIn({ id, title, above, lead: { rows, ...lead } }: SectionText): Place[] {
  const inside = title === "" ? above : [...above, title];
  return [
    { id, isHeading: true, name: title, above, ...lead },
    ...rows.map((row) => ({ id, isHeading: false, above: inside, ...row })),
  ];
}

/** Returns the names that a heading has: `a / b` and `a, b` are two names; arguments in parentheses are removed. */
export function namesIn(heading: string): string[] {
  return heading.split(/ \/ |, /).map((name) => name.replace(/\s*\(.*$/, ""));
}

/** Resolves a name below certain headings to an option: `policyName` below `output.trustedTypes`. */
export function resolveName(name: string, above: string[], known: ReadonlySet<string>): string | undefined {
  if (!/^[\w$.]+$/.test(name)) return undefined;
  for (const heading of above.toReversed()) {
    const segments = heading.split(".");
    for (let end = segments.length; end > 0; end--) {
      const path = `${segments.slice(0, end).join(".")}.${name}`;
      if (known.has(path)) return path;
    }
  }
  return known.has(name) ? name : undefined;
}

/**
 * Ranks the places of a description: the option's own heading first, then the table below the option that contains it,
 * then other tables.
 */
function rankOf({ isHeading, id, above }: Place, name: string, option: string): number {
  if (isHeading) return name === option && id ? 0 : 1;
  return option.slice(0, -name.length - 1) === above.at(-1) ? 2 : 3;
}

function hrefAround(
  option: string,
  found: ReadonlyMap<string, (Description & { rank: number })[]>,
): string | undefined {
  const at = option.lastIndexOf(".");
  if (at < 0) return undefined;
  const around = option.slice(0, at);
  const best = found.get(around)?.toSorted((a, b) => a.rank - b.rank)[0];
  return best?.href ?? hrefAround(around, found);
}

/** Returns the first sentence of a text. A long sentence is cut at a comma or similar punctuation. */
export function oneLine(text: string): string {
  const sentence = (/^.*?[.!?](?=\s+[\p{Lu}`"'(]|\s*$)/u.exec(text)?.[0] ?? text).trim();
  if (sentence.length <= LONGEST) return sentence.replace(/[:;,]$/, ".");
  const clause = /^.{40,139}(?=[,;:]\s| \()/u.exec(sentence)?.[0] ?? sentence.slice(0, LONGEST).replace(/\s+\S*$/, "");
  const isInCode = clause.split("`").length % 2 === 0;
  return `${(isInCode ? clause.slice(0, clause.lastIndexOf("`")) : clause).replace(/[\s,;:(]+$/, "")} …`;
}
