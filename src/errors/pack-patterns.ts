import { compilePattern, longestFixedWord, PLACEHOLDER, simplified } from "./compile-pattern";
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
const ENOUGH = 24;
/** How many characters are worth to be left out. */
const WORTH = 8;
/** Messages of several entries that begin with the same characters, this many of them, are told apart by all of their words. */
const ALIKE = 16;

/** A packed pattern. */
interface Packed {
  text: string;
  /** The place of its entry in the catalogue. */
  place: number;
  /** A message that it is found in, behind what tools say before it. */
  message: string;
}

/** Returns the patterns whose messages a packed text is found in. */
type Find = (text: string) => Packed[];

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
  const packed = entries.map(({ patterns }, place) => patterns.map((pattern) => packPattern(pattern, place)));
  const find = finderAmong(packed.flat());
  const rivals = rivalsAmong(packed.flat(), find);
  const blocks = entries.map(({ follows = [], passesOn }, place) => {
    const own = packed[place] ?? [];
    const patterns = new Set(own.map((each) => (rivals.has(each) ? each.text : tellingBeginning(each, find))));
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
  const text = simplified(pattern).toLowerCase().replaceAll('"', "'").replace(PLACEHOLDER, VARYING);
  return { text, place, message: `[webpack-cli] typeerror: ${text.replaceAll(VARYING, "something")}` };
}

/** The messages with a word are remembered: writers wait for this after each edit, and most patterns share their longest word. */
function finderAmong(packed: readonly Packed[]): Find {
  const withWord = new Map<string, Packed[]>();
  return (text) => {
    const pattern = text.replaceAll(VARYING, "<a>");
    const word = longestFixedWord(pattern);
    const candidates = withWord.get(word) ?? packed.filter(({ message }) => message.includes(word));
    withWord.set(word, candidates);
    const { expression } = compilePattern(pattern);
    return candidates.filter(({ message }) => message.search(expression) >= 0);
  };
}

/** Returns the patterns that compete with those of another entry for the same words. They stay whole, because the longer one wins. */
function rivalsAmong(packed: readonly Packed[], find: Find): Set<Packed> {
  const alike = new Map<string, Packed[]>();
  for (const one of packed) {
    const start = one.text.slice(0, ALIKE);
    alike.set(start, [...(alike.get(start) ?? []), one]);
  }
  const groups = [...packed.map((one) => [one, ...find(one.text)]), ...alike.values()];
  return new Set(groups.flatMap((group) => group.filter(({ place }) => group.some((other) => other.place !== place))));
}

/** Returns the shortest beginning of a pattern that says enough, ends with a word, and is found in no message of another entry. */
function tellingBeginning({ text, place }: Packed, find: Find): string {
  const ends = [...text.matchAll(/[\p{L}\p{N}:;,.)](?= )/gu)].map(({ index }) => index + 1);
  const beginnings = ends.filter((end) => text.length - end > WORTH).map((end) => text.slice(0, end));
  const isOwn = (beginning: string) => find(beginning).every((found) => found.place === place);
  return beginnings.find((beginning) => saysEnough(beginning) && isOwn(beginning)) ?? text;
}

/** A bracket that is open would lack what it is about. */
function saysEnough(beginning: string): boolean {
  const letters = beginning.replace(/[^\p{L}\p{N}]/gu, "");
  return letters.length >= ENOUGH && beginning.lastIndexOf("(") <= beginning.lastIndexOf(")");
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
