import { ByteWriter } from "./bytes";
import { LEVELS, levelOf } from "./impacts";
import { FIRST_CODE, fromRareToFrequent, siblingOf } from "./read-index";
import { folderOf, slug } from "./slug";
import { STOP_WORDS } from "./stop-words";
import { createWords, type Word } from "./tokenize";
import type { SearchRecord } from "./types";

/** The two files of the index. */
export interface IndexFiles {
  /** The titles of all sections, which are enough for a first answer. */
  heads: Uint8Array;
  /** The words of all texts, each with the sections that contain it. */
  bodies: Uint8Array;
}

/** How much one occurrence of a word counts, by the field of the record it occurs in. */
const FIELD_WEIGHTS = { content: 1, output: 1, code: 0.35 } as const;
type Field = keyof typeof FIELD_WEIGHTS;

/**
 * The parameters of BM25: `SATURATION` (k1) limits what further occurrences add, `LENGTH_SHARE` (b) is the penalty for
 * long texts.
 */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.55;

/** Nobody types words longer than this number of characters; longer ones are data, such as hashes. */
const LONGEST_WORD = 40;

/** A word that occurs in the code of more sections than this does not distinguish any of them. */
const MOST_CODE = 3;

/**
 * Builds both files of the index. The same records always give the same bytes. The files contain words as they are
 * written; the search terms are derived from them on loading, which is faster than loading the terms would be.
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFiles {
  return { heads: writeHeads(records), bodies: writeBodies(records) };
}

/**
 * Writes the titles file: one line for each page and section, with the title, and then the address or the fragment if
 * the reader cannot derive it from the title and the previous page. The first line has one character for each of them,
 * which encodes depth and rank. The file contains text only, so that it can be embedded in a script.
 */
function writeHeads(records: readonly SearchRecord[]): Uint8Array {
  const lines: string[] = [];
  let numbers = "";
  let used = new Map<string, number>();
  let before = { url: "", category: "" };
  for (const { hierarchy, url, anchor, rank } of records) {
    const depth = depthOf(hierarchy);
    numbers += String.fromCharCode(FIRST_CODE + depth * 16 + rank);
    const title = hierarchy[`lvl${depth}`] ?? "";
    if (depth === 1) {
      used = new Map();
      const page = { url: inLine(url), category: inLine(hierarchy.lvl0 ?? "") };
      lines.push([inLine(title), ...pageParts(inLine(title), page, before)].join("\t"));
      before = page;
    } else {
      const guess = slug(inLine(title), used);
      lines.push(guess === anchor ? inLine(title) : `${inLine(title)}\t${anchor}`);
    }
  }
  return new TextEncoder().encode(`${[numbers, ...lines].join("\n")}\n`);
}

/** Returns what the reader cannot derive about a page: nothing, the name of its folder, or its address and category. */
function pageParts(title: string, page: { url: string; category: string }, before: typeof page): string[] {
  const { url, category } = page;
  const name = /([^/]+)\/$/.exec(url)?.[1] ?? "";
  if (category !== before.category || siblingOf(before.url, name) !== url) return [url, category];
  return name === folderOf(title) ? [] : [name];
}

/** Returns the depth of the deepest title. */
function depthOf(hierarchy: SearchRecord["hierarchy"]): 1 | 2 | 3 | 4 | 5 | 6 {
  for (const depth of [6, 5, 4, 3, 2] as const) if (hierarchy[`lvl${depth}`] !== null) return depth;
  return 1;
}

function inLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** A word with the numbers of the sections that contain it, in ascending order. */
interface Entry {
  written: string;
  sections: number[];
  /** The relevance level of the word in each of these sections. */
  levels: number[];
}

/**
 * Writes the words as four streams of similar numbers, because these compress best: shared prefixes in alphabetical
 * order, the number of sections of each word, the sections from rare words to frequent ones, and the relevance levels
 * section by section, because in a long text all levels are low.
 */
function writeBodies(records: readonly SearchRecord[]): Uint8Array {
  const [prefixes, counts, gaps, levels] = [new ByteWriter(), new ByteWriter(), new ByteWriter(), new ByteWriter()];
  const suffixes: string[] = [];
  const entries = entriesOf(records);
  let before = "";
  for (const { written, sections } of entries) {
    const shared = sharedPrefix(before, written);
    prefixes.byte(shared);
    suffixes.push(written.slice(shared));
    before = written;
    counts.number(sections.length);
  }
  const bySection: number[][] = records.map(() => []);
  for (const word of fromRareToFrequent(entries.map(({ sections }) => sections.length))) {
    const { sections = [], levels: own = [] } = entries[word] ?? {};
    let last = -1;
    for (const [at, section] of sections.entries()) {
      gaps.number(section - last - 1);
      last = section;
      bySection[section]?.push(own[at] ?? 0);
    }
  }
  const packed = bySection.flat();
  for (let at = 0; at < packed.length; at += 4) {
    levels.byte(packed.slice(at, at + 4).reduce((byte, level, place) => byte + level * LEVELS ** place, 0));
  }
  const writer = new ByteWriter();
  for (const stream of [prefixes, counts, gaps, levels]) writer.block(stream.result());
  writer.text(suffixes.join("\n"));
  return writer.result();
}

function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/**
 * Returns all words in alphabetical order, with levels by BM25F without its rarity factor, which the reader derives
 * from the number of sections.
 */
function entriesOf(records: readonly SearchRecord[]): Entry[] {
  const formsOf = createForms();
  const { inCode, lengths } = survey(records, formsOf);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(records.length, 1);
  const entries = new Map<string, Entry>();
  // Records are counted one at a time, because the counts of all of them together would fill the memory on a large
  // site.
  for (const [section, record] of records.entries()) {
    const norm = 1 - LENGTH_SHARE + LENGTH_SHARE * ((lengths[section] ?? 0) / Math.max(average, 1));
    for (const [key, { written, count }] of countWords(record, inCode, formsOf)) {
      const share = count / norm / (SATURATION + count / norm);
      const entry = entries.get(key) ?? { written, sections: [], levels: [] };
      entry.sections.push(section);
      entry.levels.push(levelOf(share));
      entries.set(key, entry);
    }
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => withoutMentions(entry));
}

/** Removes the sections that only mention a word, if others say more about it. */
function withoutMentions({ written, sections, levels }: Entry): Entry {
  const isTelling = levels.map((level) => level > 0 || levels.every((other) => other === 0));
  const telling = (_: number, at: number) => isTelling[at];
  return { written, sections: sections.filter(telling), levels: levels.filter(telling) };
}

/** The key that identifies a word, and the form that is stored: its letter case shows the pieces of `camelCase`. */
interface Stored {
  key: string;
  written: string;
}

/** Returns the stored forms of each word of a text. */
type FormsOf = (text: string, field: Field) => Stored[][];

/**
 * Creates a cached function for the stored forms: the same words occur again and again, and each text is requested
 * twice.
 */
function createForms(): FormsOf {
  const words = createWords();
  const ofField = (field: Field) => {
    const formsOf = remembering((word: Word) => storedForms(word, field));
    return remembering((text: string) => words(text).map(formsOf));
  };
  const known = { content: ofField("content"), output: ofField("output"), code: ofField("code") };
  return (text, field) => known[field](text);
}

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

function countWords(record: SearchRecord, inCode: ReadonlyMap<string, number>, formsOf: FormsOf) {
  const counts = new Map<string, { written: string; count: number }>();
  for (const field of ["content", "output", "code"] as const) {
    for (const forms of formsOf(record[field], field)) {
      for (const { key, written } of forms) {
        if (field === "code" && !counts.has(key) && (inCode.get(key) ?? 0) > MOST_CODE) continue;
        const entry = counts.get(key) ?? { written, count: 0 };
        entry.count += FIELD_WEIGHTS[field];
        counts.set(key, entry);
      }
    }
  }
  return counts;
}

/**
 * Collects what must be known about all records before one is counted: the number of records in which each word of code
 * occurs, and the length of each record in words. Words of sample code count for less, because many of them say little.
 */
function survey(records: readonly SearchRecord[], formsOf: FormsOf) {
  const inCode = new Map<string, number>();
  const lengths = records.map(({ content, output, code }) => {
    const formsOfCode = formsOf(code, "code");
    const keys = new Set<string>();
    for (const forms of formsOfCode) for (const { key } of forms) keys.add(key);
    for (const key of keys) inCode.set(key, (inCode.get(key) ?? 0) + 1);
    return formsOf(content, "content").length + formsOf(output, "output").length + formsOfCode.length * 0.3;
  });
  return { inCode, lengths };
}

/**
 * Returns the forms under which a word is stored. Nobody remembers a whole compound from sample code, and addresses are
 * data, so only the parts of these are stored.
 */
function storedForms({ written, whole, parts, isCompound }: Word, field: Field): Stored[] {
  if (isCompound && field === "content" && whole.length <= LONGEST_WORD && !/^\.|\/.*\/|^\[?\d/.test(whole)) {
    return [{ key: whole, written }];
  }
  return parts.flatMap(({ term, written: part, pieces }) => {
    const isData = term.length < 2 || term.length > LONGEST_WORD || /^\d+$|^[\da-f]{7,}$/.test(term);
    return isData || STOP_WORDS.has(term) ? [] : [{ key: term, written: pieces.length > 0 ? part : term }];
  });
}
