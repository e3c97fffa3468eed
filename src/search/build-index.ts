import { ByteWriter } from "./bytes";
import { slug } from "./slug";
import { termsOf, words } from "./tokenize";
import type { SearchRecord } from "./types";

/** The two files of the index. */
export interface IndexFiles {
  /** Titles of all sections: enough for a first answer. */
  heads: Uint8Array;
  /** Terms of the texts. */
  bodies: Uint8Array;
}

/** How much a term counts by where it stands. Messages count most: people paste them. */
const FIELD_WEIGHTS = { content: 1, output: 1.6, code: 0.35 } as const;

/** BM25: how soon more of the same stops to matter, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.55;

/** The longest term that anybody types; longer ones are data. */
const LONGEST_TERM = 40;

/**
 * Builds both files. Same records, same bytes. A first answer needs titles only; their terms are derived from them again
 * when they are loaded, which takes less time than loading them would.
 */
export function buildIndex(records: readonly SearchRecord[]): IndexFiles {
  if (records.length > 65_535) throw new Error(`The search index holds 65535 sections; there are ${records.length}.`);
  return { heads: writeHeads(records), bodies: writeBodies(records) };
}

/** A line per page and section: address, title, and a fragment where the title does not give it away. */
function writeHeads(records: readonly SearchRecord[]): Uint8Array {
  const lines: string[] = [];
  const numbers = new ByteWriter();
  let used = new Map<string, number>();
  for (const { hierarchy, url, anchor, rank } of records) {
    const level = levelOf(hierarchy);
    numbers.byte(level * 16 + rank);
    const title = hierarchy[`lvl${level}`] ?? "";
    if (level === 1) {
      used = new Map();
      lines.push([title, url, hierarchy.lvl0 ?? ""].map(inLine).join("\t"));
    } else {
      const guess = slug(inLine(title), used);
      lines.push(guess === anchor ? inLine(title) : `${inLine(title)}\t${anchor}`);
    }
  }
  const writer = new ByteWriter();
  writer.block(numbers.result());
  writer.text(lines.join("\n"));
  return writer.result();
}

/** The depth of the deepest title. */
function levelOf(hierarchy: SearchRecord["hierarchy"]): 1 | 2 | 3 | 4 | 5 | 6 {
  for (const level of [6, 5, 4, 3, 2] as const) if (hierarchy[`lvl${level}`] !== null) return level;
  return 1;
}

function inLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Streams of like numbers, one after the other, which compresses best. */
function writeBodies(records: readonly SearchRecord[]): Uint8Array {
  const postings = impactsByTerm(records);
  const terms = [...postings.keys()].sort(byCodeUnits);
  const [prefixes, counts, gaps, impacts] = Array.from({ length: 4 }, () => new ByteWriter()) as [
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
  ];
  const suffixes: string[] = [];
  let before = "";
  let half: number | undefined;
  for (const term of terms) {
    const shared = sharedPrefix(before, term);
    prefixes.byte(shared);
    suffixes.push(term.slice(shared));
    before = term;
    const found = postings.get(term) ?? [];
    counts.number(found.length);
    let last = -1;
    for (const { section, impact } of found) {
      gaps.number(section - last - 1);
      last = section;
      if (half === undefined) half = impact;
      else {
        impacts.byte(half * 16 + impact);
        half = undefined;
      }
    }
  }
  if (half !== undefined) impacts.byte(half * 16);
  const writer = new ByteWriter();
  for (const stream of [prefixes, counts, gaps, impacts]) writer.block(stream.result());
  writer.text(suffixes.join("\n"));
  return writer.result();
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** BM25F without its rarity factor, which the reader derives from the number of postings: 1 to 15. */
function impactsByTerm(records: readonly SearchRecord[]): Map<string, { section: number; impact: number }[]> {
  const counted = records.map(countTerms);
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(records.length, 1);
  const postings = new Map<string, { section: number; impact: number }[]>();
  for (const [section, { counts, length }] of counted.entries()) {
    const norm = 1 - LENGTH_SHARE + LENGTH_SHARE * (length / Math.max(average, 1));
    for (const [term, count] of counts) {
      const share = count / norm / (SATURATION + count / norm);
      const impact = Math.max(1, Math.round(share * 15));
      const list = postings.get(term);
      if (list) list.push({ section, impact });
      else postings.set(term, [{ section, impact }]);
    }
  }
  return postings;
}

function countTerms(record: SearchRecord): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  for (const field of ["content", "output", "code"] as const) {
    const weight = FIELD_WEIGHTS[field];
    for (const word of words(record[field])) {
      length += field === "code" ? 0.3 : 1;
      for (const { term, weight: share } of termsOf(word)) {
        if (isWorthIt(term, field)) counts.set(term, (counts.get(term) ?? 0) + share * weight);
      }
    }
  }
  return { counts, length };
}

/** Numbers, hashes and addresses are data, and whole words of sample code are nobody's memory. */
function isWorthIt(term: string, field: "content" | "output" | "code"): boolean {
  if (term.length < 2 || term.length > LONGEST_TERM || /^\d+$|^[\da-f]{7,}$/.test(term)) return false;
  const isPath = /[^\p{L}\p{M}\p{N}_$-]/u.test(term);
  return !isPath || (field === "content" && !/^\.|\/.*\/|^\[?\d/.test(term));
}
