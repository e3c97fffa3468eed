import { compilePattern, longestFixedWord, PLACEHOLDER, simplified } from "./compile-pattern";
import type { Findable, PlacedEntry } from "./types";

/**
 * The separator between the parts of an entry; two in a row separate entries. A line end would take two characters in a
 * script.
 */
const SEPARATOR = "|";
/** A part of a message that varies. */
const VARYING = "~";
/**
 * The last part of an entry that follows from others: their distances in the list, and a mark if the entry passes on
 * the message right after it.
 */
const CAUSES = /^>((?: -?\d+)*)( \+)?$/;
const BEHIND = " +";
/**
 * The number of letters and digits of a pattern to keep, if no other entry has a similar message. With more, the
 * patterns exceeded their budget of bytes; with fewer, they matched unrelated outputs. Versions of a tool usually word
 * a message differently near its end.
 */
const ENOUGH = 24;
/** The number of characters from which leaving them out is worthwhile. */
const WORTH = 8;
/** If messages of several entries begin with this many identical characters, they keep all of their words. */
const ALIKE = 16;

/** A packed pattern. */
interface Packed {
  text: string;
  /** The index of its entry in the catalog. */
  place: number;
  /** A message that the pattern matches, with a prefix as tools print it. */
  message: string;
}

/** Returns the patterns whose messages contain a packed pattern. */
type Find = (text: string) => Packed[];

/**
 * Packs the patterns of a catalog into a string that compresses well. It contains the beginning of each pattern, up to
 * the point where it differs from the patterns of all other entries. It leaves out everything that matching ignores:
 * letter case, the kind of quotation marks, the names of placeholders, and placeholders at the ends. References to
 * other entries are distances in the list, each counted from the previous one, so no ids are needed.
 *
 * @throws {Error} If a pattern contains a character that is a separator here.
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

/**
 * Caches the messages that contain a word: writers wait for this after each edit, and most patterns share their longest
 * word.
 */
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

/**
 * Returns the patterns that compete with those of another entry for the same words. These patterns are kept whole,
 * because the longer one wins.
 */
function rivalsAmong(packed: readonly Packed[], find: Find): Set<Packed> {
  const alike = new Map<string, Packed[]>();
  for (const one of packed) {
    const start = one.text.slice(0, ALIKE);
    alike.set(start, [...(alike.get(start) ?? []), one]);
  }
  const groups = [...packed.map((one) => [one, ...find(one.text)]), ...alike.values()];
  return new Set(groups.flatMap((group) => group.filter(({ place }) => group.some((other) => other.place !== place))));
}

/**
 * Returns the shortest beginning of a pattern that is long enough, ends with a word, and matches no message of another
 * entry.
 */
function tellingBeginning({ text, place }: Packed, find: Find): string {
  const ends = [...text.matchAll(/[\p{L}\p{N}:;,.)](?= )/gu)].map(({ index }) => index + 1);
  const beginnings = ends.filter((end) => text.length - end > WORTH).map((end) => text.slice(0, end));
  const isOwn = (beginning: string) => find(beginning).every((found) => found.place === place);
  return beginnings.find((beginning) => saysEnough(beginning) && isOwn(beginning)) ?? text;
}

/** Returns whether a beginning is long enough and closes its parentheses: what is in them is part of the message. */
function saysEnough(beginning: string): boolean {
  const letters = beginning.replace(/[^\p{L}\p{N}]/gu, "");
  return letters.length >= ENOUGH && beginning.lastIndexOf("(") <= beginning.lastIndexOf(")");
}

/** Returns the entries of a packed string, with their indexes as ids. */
export function unpackPatterns(packed: string): PlacedEntry[] {
  if (packed === "") return []; // a site without a catalog
  return packed.split(SEPARATOR + SEPARATOR).map((block, id) => {
    const parts = block.replaceAll(VARYING, "<a>").split(SEPARATOR);
    const causes = CAUSES.exec(parts.at(-1) ?? "");
    if (!causes) return { id, patterns: parts };
    const follows: number[] = [];
    for (const step of causes[1]?.match(/-?\d+/g) ?? []) follows.push((follows.at(-1) ?? id) + Number(step));
    return { id, patterns: parts.slice(0, -1), follows, ...(causes[2] && { passesOn: true }) };
  });
}
