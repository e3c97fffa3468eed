import { compilePattern, longestFixedWord, PLACEHOLDER, withoutEnds } from "./compile-pattern";
import type { Findable, PlacedEntry } from "./types";

/** What separates the parts of an entry, of which two separate entries. A line end would be two signs in a script. */
const SEPARATOR = "|";
/** A part of a message that varies. */
const VARYING = "~";
/** The last part of an entry that follows from others: where they are, and what stands for the message right behind it. */
const CAUSES = /^>((?: -?\d+)*)( \+)?$/;
const BEHIND = " +";
/**
 * How many letters and digits of a pattern are looked for, where no other entry has a message like it. With more of them the
 * patterns had no room in their budget of bytes; with fewer, they were found in outputs that are about something else. Where
 * versions of a tool word a message differently, it is mostly near its end.
 */
const ENOUGH = 26;
/** How many characters are worth to be left out. */
const WORTH = 8;
/** Messages of several entries that begin with the same characters, this many of them, are told apart by all of their words. */
const ALIKE = 16;

/** A packed pattern, and what it is compared with others by. */
interface Packed {
  text: string;
  place: number;
  finds: (message: string) => boolean;
  /** A message that it finds, behind what tools say before it. */
  message: string;
}

/**
 * Packs what finds the messages of a catalogue into a text that compresses well: the beginnings of the patterns of each entry,
 * as far as they tell it from the others, without what matching does not look at: letter case, kinds of quotation marks, the
 * names of placeholders, and those at the ends. Other entries are named by how far away they are in the list, each counted from
 * the one before, so no addresses are needed.
 *
 * @throws {Error} If a pattern contains a sign that separates patterns here.
 */
export function packPatterns(entries: readonly Findable[]): string {
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const packed = entries.flatMap(({ patterns }, place) => patterns.map((pattern) => packPattern(pattern, place)));
  const blocks = entries.map(({ follows = [], passesOn }, place) => {
    const own = packed.filter((pattern) => pattern.place === place);
    const others = packed.filter((pattern) => pattern.place !== place);
    const patterns = [...new Set(own.map((pattern) => tellingBeginning(pattern, others)))];
    const causes = follows.flatMap((id) => places.get(id) ?? []).toSorted((a, b) => a - b);
    const steps = causes.map((cause, index) => ` ${cause - (causes[index - 1] ?? place)}`).join("");
    const last = `>${steps}${passesOn ? BEHIND : ""}`;
    return [...patterns, ...(last === ">" ? [] : [last])].join(SEPARATOR);
  });
  return blocks.join(SEPARATOR + SEPARATOR);
}

function packPattern(pattern: string, place: number): Packed {
  const sign = [SEPARATOR, VARYING].find((special) => pattern.includes(special));
  if (sign) throw new Error(`The pattern "${pattern}" contains "${sign}", which packed patterns cannot.`);
  const text = withoutEnds(pattern).toLowerCase().replaceAll('"', "'").replace(PLACEHOLDER, VARYING);
  return {
    text,
    place,
    finds: finder(text),
    message: `[webpack-cli] typeerror: ${text.replaceAll(VARYING, "something")}`,
  };
}

/**
 * Returns the shortest beginning of a pattern that says enough, ends with a word, and is found in no message of another entry.
 * Patterns that compete for the same words stay whole, because the longer one wins.
 */
function tellingBeginning({ text, finds, message }: Packed, others: readonly Packed[]): string {
  const start = text.slice(0, ALIKE);
  if (others.some((other) => other.text.startsWith(start) || finds(other.message) || other.finds(message))) return text;
  const ends = [...text.matchAll(/[\p{L}\p{N}:;,.)](?= )/gu)].map(({ index }) => index + 1);
  const beginnings = ends.filter((end) => text.length - end > WORTH).map((end) => text.slice(0, end));
  return beginnings.find((beginning) => isTelling(beginning, others)) ?? text;
}

/** Returns whether the beginning of a pattern says enough by itself. A bracket that is open would lack what it is about. */
function isTelling(beginning: string, others: readonly Packed[]): boolean {
  const letters = beginning.replace(/[^\p{L}\p{N}]/gu, "");
  if (letters.length < ENOUGH || beginning.lastIndexOf("(") > beginning.lastIndexOf(")")) return false;
  const finds = finder(beginning);
  return !others.some(({ message }) => finds(message));
}

/** Returns what finds a packed pattern in a message. */
function finder(text: string): (message: string) => boolean {
  const pattern = text.replaceAll(VARYING, "<a>");
  const word = longestFixedWord(pattern);
  const { expression } = compilePattern(pattern);
  return (message) => message.includes(word) && message.search(expression) >= 0;
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
