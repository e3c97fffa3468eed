import { ByteReader, TOO_SHORT } from "./bytes";
import { impactOf, LEVELS } from "./impacts";
import { folderOf, slug } from "./slug";
import { STOP_WORDS } from "./stop-words";
import { termsOf, type Word, words } from "./tokenize";
import type { IndexedSection, Postings, Tier } from "./types";

/** The first tier: all sections, and the terms of their titles. */
export interface Heads extends Tier {
  sections: readonly IndexedSection[];
}

/**
 * How much a title counts for the sections below it, depending on whether it is their parent, their page or their site
 * section.
 */
const ABOVE = { parent: 0.35, page: 0.6, site: 0.2 } as const;

/** The character code that represents depth 0 and rank 0. From here on, characters are printable. */
export const FIRST_CODE = 0x20;

/** How much two words of a title count when they are typed as one. */
const JOINED = 0.9;

/**
 * Parses the first tier.
 *
 * @throws {Error} When the bytes end early.
 */
export function readHeads(bytes: Uint8Array): Heads {
  const [numbers = "", ...lines] = new TextDecoder().decode(bytes).split("\n");
  if (lines.length !== numbers.length + 1 || lines.pop()) throw new Error(TOO_SHORT);
  const sections: IndexedSection[] = [];
  let used = new Map<string, number>();
  let path: string[] = [];
  let [pageUrl, page, position] = ["", -1, 0];
  for (const [index, line] of lines.entries()) {
    const [title = "", second, third] = line.split("\t");
    const number = numbers.charCodeAt(index) - FIRST_CODE;
    const level = number >> 4;
    if (level === 1) {
      [used, position] = [new Map(), 0];
      page++;
      pageUrl = third === undefined ? siblingOf(pageUrl, second ?? folderOf(title)) : (second ?? "");
      path = [third ?? path[0] ?? ""];
    }
    const anchor = level === 1 ? "" : anchorOf(title, second, used);
    const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
    const above = path.slice(0, level).filter((part) => part !== undefined);
    sections.push({ url, anchor, title, level, rank: number & 15, page, position: position++, above });
    path.length = level;
    path[level] = title;
  }
  return { sections, ...headTerms(sections) };
}

/** Returns the address of a page in the same folder as another page. */
export function siblingOf(pageUrl: string, name: string): string {
  return `${pageUrl.replace(/[^/]+\/$/, "")}${name}/`;
}

function anchorOf(title: string, written: string | undefined, used: Map<string, number>): string {
  const guess = slug(title, used);
  return written ?? guess;
}

/** Derives the terms of titles from the sections, so that the index need not contain them. */
function headTerms(sections: IndexedSection[]): Tier {
  const found = new Map<string, { sections: number[]; impacts: number[] }>();
  /** Keeps the highest weight that the title of a section, or a title above it, gives to a term. */
  const add = (term: string, section: number, weight: number) => {
    const impact = Math.max(1, Math.round(weight * 15));
    const entry = found.get(term);
    const last = (entry?.sections.length ?? 0) - 1;
    if (!entry) found.set(term, { sections: [section], impacts: [impact] });
    else if (entry.sections[last] === section) entry.impacts[last] = Math.max(entry.impacts[last] ?? 0, impact);
    else {
      entry.sections.push(section);
      entry.impacts.push(impact);
    }
  };
  const ofTitle = new Map<string, [term: string, weight: number][]>();
  const weigh = (title: string) => {
    const known = ofTitle.get(title);
    if (known) return known;
    const weights = titleTerms(title);
    ofTitle.set(title, weights);
    return weights;
  };
  for (const [index, { title, above }] of sections.entries()) {
    for (const [term, weight] of weigh(title)) add(term, index, weight);
    for (const [depth, upper] of above.entries()) {
      const share = depth === 0 ? ABOVE.site : depth === 1 ? ABOVE.page : ABOVE.parent;
      for (const [term, weight] of weigh(upper)) add(term, index, weight * share);
    }
  }
  const terms = [...found.keys()].sort();
  const known: Postings[] = [];
  return {
    terms,
    // Postings are packed into arrays on demand, because a query needs few of the thousands of terms.
    postings: (term) => (known[term] ??= pack(found.get(terms[term] ?? ""))),
  };
}

function pack(entry: { sections: number[]; impacts: number[] } | undefined): Postings {
  return entry ? { sections: new Uint32Array(entry.sections), impacts: new Uint8Array(entry.impacts) } : NOTHING;
}

const NOTHING: Postings = { sections: new Uint32Array(), impacts: new Uint8Array() };

/** Returns the terms of a title. Each counts less the longer the title is. */
function titleTerms(title: string): [term: string, weight: number][] {
  const all = words(title);
  const length = 1 / (1 + 0.08 * Math.max(0, all.length - 1));
  const weights = new Map<string, number>();
  const add = (term: string, weight: number) => weights.set(term, Math.max(weights.get(term) ?? 0, weight * length));
  for (const [index, word] of all.entries()) {
    for (const { term, weight } of termsOf(word)) add(term, weight);
    // Readers often write two words as one: `treeshaking`.
    const next = all[index + 1];
    if (next && isPlain(word) && isPlain(next)) add(`${word.whole}${next.parts[0]?.term}`, JOINED);
  }
  return [...weights];
}

function isPlain({ whole, isCompound }: Word): boolean {
  return !isCompound && !STOP_WORDS.has(whole);
}

/** The words of the texts as they are written, with their sections in one long list. */
interface Stored {
  written: string[];
  /** Where the sections of each word start in the list, and the end of the list as the last item. */
  starts: Uint32Array;
  sections: Uint32Array;
  impacts: Uint8Array;
}

/**
 * Parses the second tier.
 *
 * @throws {Error} When the bytes end early.
 */
export function readBodies(bytes: Uint8Array): Tier {
  const stored = readStored(bytes);
  const sources = new Map<string, { word: number; weight: number }[]>();
  for (const [word, written] of stored.written.entries()) {
    for (const { term, weight } of words(written).flatMap(termsOf)) {
      const list = sources.get(term);
      if (list) list.push({ word, weight });
      else sources.set(term, [{ word, weight }]);
    }
  }
  const terms = [...sources.keys()].sort();
  const known: Postings[] = [];
  return {
    terms,
    postings: (term) => (known[term] ??= merge(stored, sources.get(terms[term] ?? "") ?? [])),
  };
}

function readStored(bytes: Uint8Array): Stored {
  const reader = new ByteReader(bytes);
  const [prefixes, counts, gaps, levels] = [reader.block(), reader.block(), reader.block(), reader.block()];
  const suffixes = reader.text().split("\n");
  const written: string[] = [];
  const starts = new Uint32Array(prefixes.length + 1);
  const count = new ByteReader(counts);
  const countOf: number[] = [];
  let before = "";
  for (const [word, shared] of prefixes.entries()) {
    before = before.slice(0, shared) + (suffixes[word] ?? "");
    written.push(before);
    countOf.push(count.number());
    starts[word + 1] = (starts[word] ?? 0) + (countOf[word] ?? 0);
  }
  const sections = new Uint32Array(starts.at(-1) ?? 0);
  const gap = new ByteReader(gaps);
  const ofSection: number[][] = [];
  for (const word of fromRareToFrequent(countOf)) {
    let section = -1;
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
      section += gap.number() + 1;
      sections[at] = section;
      ofSection[section] ??= [];
      ofSection[section]?.push(at);
    }
  }
  const impacts = new Uint8Array(sections.length);
  for (const [next, at] of ofSection.flat().entries()) {
    impacts[at] = impactOf(Math.floor((levels[next >> 2] ?? 0) / LEVELS ** (next & 3)) % LEVELS);
  }
  return { written, starts, sections, impacts };
}

/** Returns the numbers of the words in the order in which their sections are stored. */
export function fromRareToFrequent(counts: readonly number[]): number[] {
  return Array.from(counts, (_, word) => word).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
}

/** Merges the sections of all words that a term is derived from, each with the highest relevance of these words. */
function merge({ starts, sections, impacts }: Stored, sources: { word: number; weight: number }[]): Postings {
  const [only, ...others] = sources;
  if (!only) return NOTHING;
  if (others.length === 0 && only.weight === 1) {
    const [start, end] = [starts[only.word], starts[only.word + 1]];
    return { sections: sections.subarray(start, end), impacts: impacts.subarray(start, end) };
  }
  const best = new Map<number, number>();
  for (const { word, weight } of sources) {
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
      const section = sections[at] ?? 0;
      best.set(section, Math.max(best.get(section) ?? 1, Math.round((impacts[at] ?? 0) * weight)));
    }
  }
  const merged = [...best].sort(([a], [b]) => a - b);
  return {
    sections: Uint32Array.from(merged, ([section]) => section),
    impacts: Uint8Array.from(merged, ([, impact]) => impact),
  };
}
