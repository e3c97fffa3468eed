import { PLACEHOLDER, withoutEnds } from "./compile-pattern";
import type { Findable, PlacedEntry } from "./types";

/** What separates the parts of an entry, of which two separate entries. A line end would be two signs in a script. */
const SEPARATOR = "|";
/** A part of a message that varies. */
const VARYING = "~";
/** The last part of an entry that follows from others: where they are, and what stands for the message right behind it. */
const CAUSES = /^>((?: -?\d+)*)( \+)?$/;
const BEHIND = " +";

/**
 * Packs what finds the messages of a catalogue into a text that compresses well: the patterns of each entry, without what
 * matching does not look at: letter case, kinds of quotation marks, the names of placeholders, and those at the ends. Other
 * entries are named by how far away they are in the list, each counted from the one before, so no addresses are needed.
 */
export function packPatterns(entries: readonly Findable[]): string {
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const blocks = entries.map(({ patterns, follows = [], passesOn }, place) => {
    const causes = follows.flatMap((id) => places.get(id) ?? []).toSorted((a, b) => a - b);
    const steps = causes.map((cause, index) => ` ${cause - (causes[index - 1] ?? place)}`).join("");
    const last = `>${steps}${passesOn ? BEHIND : ""}`;
    return [...patterns.map(packPattern), ...(last === ">" ? [] : [last])].join(SEPARATOR);
  });
  return blocks.join(SEPARATOR + SEPARATOR);
}

function packPattern(pattern: string): string {
  const sign = [SEPARATOR, VARYING].find((special) => pattern.includes(special));
  if (sign) throw new Error(`The pattern "${pattern}" contains "${sign}", which packed patterns cannot.`);
  return withoutEnds(pattern).toLowerCase().replaceAll('"', "'").replace(PLACEHOLDER, VARYING);
}

/** Returns the entries of a packed text. Their ids are their places. */
export function unpackPatterns(packed: string): PlacedEntry[] {
  if (packed === "") return []; // a site without a catalogue
  return packed.split(SEPARATOR + SEPARATOR).map((block, id) => {
    const parts = block.replaceAll(VARYING, "<a>").split(SEPARATOR);
    const causes = CAUSES.exec(parts.at(-1) ?? "");
    if (!causes) return { id, patterns: parts };
    const follows: number[] = [];
    for (const step of causes[1]?.match(/-?\d+/g) ?? []) follows.push((follows.at(-1) ?? id) + Number(step));
    return { id, patterns: parts.slice(0, -1), follows, ...(causes[2] && { passesOn: true }) };
  });
}
