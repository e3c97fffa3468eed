import { ByteWriter } from "./bytes";
import { LEVELS, levelOf } from "./impacts";
import { FIRST_CODE, fromRareToFrequent, siblingOf } from "./read-index";
import { folderOf, slug } from "./slug";
import { STOP_WORDS } from "./stop-words";
import { createWords, type Word } from "./tokenize";
import type { SearchRecord } from "./types";

/** The two files of the index. */
export interface IndexFiles {
  /** Titles of all sections: enough for a first answer. */
  heads: Uint8Array;
  /** Words of the texts. */
  bodies: Uint8Array;
}

/** How much a word counts by where it stands. */
const FIELD_WEIGHTS = { content: 1, output: 1, code: 0.35 } as const;
type Field = keyof typeof FIELD_WEIGHTS;

/** BM25: how soon more of the same stops to matter, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.55;

/** The longest word that anybody types; longer ones are data. */
const LONGEST_WORD = 40;

/** A word in the code of more sections than these says nothing about any of them. */
const MOST_CODE = 40;

/**
 * Builds both files. Same records, same bytes. Files hold words as they are written; the terms that they are found by are
 * derived again when they are loaded, which takes less time than loading them would.
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFiles {
  return { heads: writeHeads(records), bodies: writeBodies(records) };
}

/**
 * A line per page and section: title, then address or fragment where the title and the page before do not give it away. In
 * front of them a line with a character for each: its depth and rank. It is text to the last byte, so that it can stand in a
 * script.
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

/** What the reader has to be told of a page: nothing, the name of its folder, or address and category. */
function pageParts(title: string, page: { url: string; category: string }, before: typeof page): string[] {
  const { url, category } = page;
  const name = /([^/]+)\/$/.exec(url)?.[1] ?? "";
  if (category !== before.category || siblingOf(before.url, name) !== url) return [url, category];
  return name === folderOf(title) ? [] : [name];
}

/** Of the deepest title. */
function depthOf(hierarchy: SearchRecord["hierarchy"]): 1 | 2 | 3 | 4 | 5 | 6 {
  for (const depth of [6, 5, 4, 3, 2] as const) if (hierarchy[`lvl${depth}`] !== null) return depth;
  return 1;
}

function inLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** A word with the sections that hold it, ascending. */
interface Entry {
  written: string;
  sections: number[];
  /** Of each of them. */
  levels: number[];
}

/**
 * Streams of like numbers, one after the other, which compresses best: words as in a dictionary, their sections from rare to
 * frequent words, and what each is about section by section, because all words of a long text count little.
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

/** All words, sorted, with BM25F but for its rarity factor, which the reader derives from the number of sections. */
function entriesOf(records: readonly SearchRecord[]): Entry[] {
  const formsOf = createForms();
  const { inCode, lengths } = survey(records, formsOf);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(records.length, 1);
  const entries = new Map<string, Entry>();
  // One record after the other: the counts of all of them at once would fill the memory of a large site.
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
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** A word's key among all words, and the form in which it is stored: letter case tells its pieces. */
interface Stored {
  key: string;
  written: string;
}

/** The stored forms of each word of a text. */
type FormsOf = (text: string, field: Field) => Stored[][];

/** Words come back all the time, so each is looked at once; and each text is asked for twice, but cut once. */
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
 * What has to be known of all records before one is counted: in how many of them each word of code stands, and how long
 * they are, in words; sample code has many that say little.
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

/** Whole words of sample code are nobody's memory, and addresses are data: of these, only the parts are stored. */
function storedForms({ written, whole, parts, isCompound }: Word, field: Field): Stored[] {
  if (isCompound && field === "content" && whole.length <= LONGEST_WORD && !/^\.|\/.*\/|^\[?\d/.test(whole)) {
    return [{ key: whole, written }];
  }
  return parts.flatMap(({ term, written: part, pieces }) => {
    const isData = term.length < 2 || term.length > LONGEST_WORD || /^\d+$|^[\da-f]{7,}$/.test(term);
    return isData || STOP_WORDS.has(term) ? [] : [{ key: term, written: pieces.length > 0 ? part : term }];
  });
}
