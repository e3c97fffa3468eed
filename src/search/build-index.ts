import { ByteWriter } from "./bytes";
import { countWords, type WordCounts } from "./count-words";
import { LEVELS, levelOf } from "./impacts";
import { FIRST_CODE, fromRareToFrequent, siblingOf } from "./read-index";
import { folderOf, slug } from "./slug";
import type { SearchRecord } from "./types";

/** The two files of the index. */
export interface IndexFiles {
  /** Titles of all sections: enough for a first answer. */
  heads: Uint8Array;
  /** Words of the texts. */
  bodies: Uint8Array;
}

/** How much a word in sample code counts beside one in a text. */
const CODE_WEIGHT = 0.35;

/** BM25: how soon more of the same stops to matter, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.55;

/** A word in the code of more sections than these says nothing about any of them. */
const MOST_CODE = 40;

/**
 * Builds both files. Same records, same bytes. Files hold words as they are written; the terms that they are found by are
 * derived again when they are loaded, which takes less time than loading them would.
 *
 * @param counts of each record; taken one after the other, because all at once would fill the memory of a large site.
 */
export function buildIndex(
  records: readonly SearchRecord[],
  counts: Iterable<WordCounts> = countWords(records),
): IndexFiles {
  return { heads: writeHeads(records), bodies: writeBodies(records.length, counts) };
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
function writeBodies(size: number, wordCounts: Iterable<WordCounts>): Uint8Array {
  const [prefixes, counts, gaps, levels] = [new ByteWriter(), new ByteWriter(), new ByteWriter(), new ByteWriter()];
  const suffixes: string[] = [];
  const entries = entriesOf(wordCounts);
  let before = "";
  for (const { written, sections } of entries) {
    const shared = sharedPrefix(before, written);
    prefixes.byte(shared);
    suffixes.push(written.slice(shared));
    before = written;
    counts.number(sections.length);
  }
  const bySection = Array.from({ length: size }, (): number[] => []);
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

/** A word with all sections that hold it, and how often they do. */
interface Found {
  /** In the first section, and in the first one that has it in its text. */
  written: string;
  writtenInText?: string;
  sections: number[];
  inText: number[];
  inCode: number[];
}

/** All words, sorted, with BM25F but for its rarity factor, which the reader derives from the number of sections. */
function entriesOf(wordCounts: Iterable<WordCounts>): Entry[] {
  const words = new Map<string, Found>();
  const lengths: number[] = [];
  for (const { length, keys, written, inText, inCode } of wordCounts) {
    const section = lengths.push(length) - 1;
    for (const [at, key] of keys.entries()) {
      const form = written[at] ?? key;
      const found: Found = words.get(key) ?? { written: form, sections: [], inText: [], inCode: [] };
      words.set(key, found);
      if (inText[at]) found.writtenInText ??= form;
      found.sections.push(section);
      found.inText.push(inText[at] ?? 0);
      found.inCode.push(inCode[at] ?? 0);
    }
  }
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1);
  const norms = lengths.map((length) => 1 - LENGTH_SHARE + LENGTH_SHARE * (length / Math.max(average, 1)));
  return [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, found]) => toEntry(found, norms))
    .filter(({ sections }) => sections.length > 0);
}

function toEntry({ written, writtenInText, sections, inText, inCode }: Found, norms: number[]): Entry {
  const isEverywhere = inCode.filter((count) => count > 0).length > MOST_CODE;
  const entry: Entry = { written: isEverywhere ? (writtenInText ?? written) : written, sections: [], levels: [] };
  for (const [at, section] of sections.entries()) {
    if (isEverywhere && inText[at] === 0) continue;
    const count = ((inText[at] ?? 0) + CODE_WEIGHT * (inCode[at] ?? 0)) / (norms[section] ?? 1);
    entry.sections.push(section);
    entry.levels.push(levelOf(count / (SATURATION + count)));
  }
  return entry;
}
