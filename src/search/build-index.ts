import { LEVELS, levelOf } from "./impacts";
import type { WrittenBodies } from "./read-index";
import { STOP_WORDS } from "./stop-words";
import { createWords, type Word } from "./tokenize";
import type { SearchRecord } from "./types";
import { writeTitles } from "./write-titles";
import { type Entry, writeWords } from "./write-words";

/** The two files of the index. */
export interface IndexFiles {
  /** The titles that are enough for a first answer. */
  heads: Uint8Array;
  /** The words of all texts, each with the sections that contain it, and the remaining titles, as JSON. */
  bodies: Uint8Array;
}

/** The weight of one occurrence of a word, by the field of the record that it occurs in. */
const FIELD_WEIGHTS = { content: 1, output: 1, code: 0.35 } as const;
/** A field whose words are indexed. Words of `asked`, the questions that a section answers, always have the highest level. */
type Field = keyof typeof FIELD_WEIGHTS | "asked";

/**
 * The maximum number of sections that may have a word at each level, from the lowest level on. If there are more, the
 * sections with that level are left out: for a common word, the sections that are about it are enough. With limits of
 * 20 and 50, the index would grow by 10 kB, but right results wouldn't rank any higher (`npm run search:learn`: .867
 * instead of .865, where .003 is noise; 2026-11-27).
 */
const MOST_SECTIONS = [0, 6, 15, Number.POSITIVE_INFINITY] as const;

/**
 * The parameters of BM25: `SATURATION` (k1) limits what further occurrences add, `LENGTH_SHARE` (b) is the penalty for
 * long texts.
 */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.55;

/** The maximum number of characters in a word. Longer ones are data, such as hashes, which readers don't type. */
const LONGEST_WORD = 64;

/** A word that occurs in the code of more sections than this does not distinguish any of them. */
const MOST_CODE = 3;

/**
 * Builds both files of the index. The same records always give the same bytes. The files contain words as they are
 * written; the search terms are derived from them on loading, which is faster than loading the terms would be.
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFiles {
  return { heads: new TextEncoder().encode(writeTitles(records, "first")), bodies: writeBodies(records) };
}

/**
 * Writes the words, and the titles that a first answer doesn't need. Sections with such a title have the highest
 * numbers, because they are read last.
 */
function writeBodies(all: readonly SearchRecord[]): Uint8Array {
  const records = [...all.filter(({ isAside }) => !isAside), ...all.filter(({ isAside }) => isAside)];
  const bodies: WrittenBodies = { titles: writeTitles(all, "asides"), ...writeWords(entriesOf(records)) };
  return new TextEncoder().encode(JSON.stringify(bodies));
}

/**
 * Returns all words in alphabetical order, with levels by BM25F without its rarity factor, which `read-index.ts`
 * derives from the number of sections.
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
    for (const [key, { written, count, isAsked }] of countWords(record, inCode, formsOf)) {
      const share = count / norm / (SATURATION + count / norm);
      const entry = entries.get(key) ?? { written, sections: [], levels: [] };
      entry.sections.push(section);
      entry.levels.push(isAsked ? LEVELS - 1 : levelOf(share));
      entries.set(key, entry);
    }
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => withoutMentions(entry));
}

/** Removes the sections that only mention a word, if others say more about it. */
function withoutMentions({ written, sections, levels }: Entry): Entry {
  const highest = levels.reduce((most, level) => Math.max(most, level), 0);
  const isTelling = levels.map((level) => level === highest || sections.length <= (MOST_SECTIONS[level] ?? 0));
  const telling = (_: number, at: number) => isTelling[at];
  return { written, sections: sections.filter(telling), levels: levels.filter(telling) };
}

/** The key that identifies a word, and the form that is stored: its letter case shows the pieces of `camelCase`. */
interface Stored {
  key: string;
  written: string;
}

/** Functions that return the stored forms of each word of a text, by the field that the text is from. */
type FormsOf = Record<Field, (text: string) => Stored[][]>;

/**
 * Creates cached functions for the stored forms: the same words occur again and again, and each text is requested
 * twice.
 */
function createForms(): FormsOf {
  const words = createWords();
  const ofField = (field: Field) => {
    const formsOf = remembering((word: Word) => storedForms(word, field));
    return remembering((text: string) => words(text).map(formsOf));
  };
  return {
    content: ofField("content"),
    output: ofField("output"),
    asked: ofField("asked"),
    code: ofField("code"),
  };
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
  const counts = new Map<string, { written: string; count: number; isAsked: boolean }>();
  // The texts of other projects would add 9 kB to the index. Their sections are found by their titles.
  if (record.rank === 0) return counts;
  for (const field of ["content", "output", "asked", "code"] as const) {
    for (const forms of formsOf[field](record[field])) {
      for (const { key, written } of forms) {
        if (field === "code" && !counts.has(key) && (inCode.get(key) ?? 0) > MOST_CODE) continue;
        const entry = counts.get(key) ?? { written, count: 0, isAsked: false };
        if (field === "asked") entry.isAsked = true;
        else entry.count += FIELD_WEIGHTS[field];
        counts.set(key, entry);
      }
    }
  }
  return counts;
}

/**
 * Collects the numbers that are needed before any record can be counted: the number of records in which each word of
 * code occurs, and the length of each record in words. Words of sample code count for less, because many of them say
 * little.
 */
function survey(records: readonly SearchRecord[], formsOf: FormsOf) {
  const inCode = new Map<string, number>();
  const lengths = records.map(({ content, output, code }) => {
    const formsOfCode = formsOf.code(code);
    const keys = new Set<string>();
    for (const forms of formsOfCode) for (const { key } of forms) keys.add(key);
    for (const key of keys) inCode.set(key, (inCode.get(key) ?? 0) + 1);
    return formsOf.content(content).length + formsOf.output(output).length + formsOfCode.length * 0.3;
  });
  return { inCode, lengths };
}

/**
 * Returns the forms under which a word is stored. Readers don't remember whole compounds from sample code or output,
 * and addresses are data, so only their parts are stored.
 */
function storedForms({ written, whole, parts, isCompound }: Word, field: Field): Stored[] {
  if (
    isCompound &&
    ["content", "asked"].includes(field) &&
    whole.length <= LONGEST_WORD &&
    !/^\.|\/.*\/|^\[?\d/.test(whole)
  ) {
    return [{ key: whole, written }];
  }
  return parts.flatMap(({ term, written: part, pieces }) => {
    const isData = term.length < 2 || term.length > LONGEST_WORD || /^\d+$|^[\da-f]{7,}$/.test(term);
    return isData || STOP_WORDS.has(term) ? [] : [{ key: term, written: pieces.length > 0 ? part : term }];
  });
}
