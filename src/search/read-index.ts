import { createTier } from "./create-tier";
import { impactOf } from "./impacts";
import { readDigits, readNumbers } from "./numbers";
import { readTitles, type Titles } from "./read-titles";
import { storedOrder } from "./stored-order";
import { titleTier } from "./title-tier";
import { termsOf, words } from "./tokenize";
import type { Postings, Tier } from "./types";
import type { WrittenWords } from "./write-words";

/** The first tier: sections, and the terms of their titles. */
export interface Heads extends Tier, Titles {}

/**
 * Parses the first tier.
 *
 * @throws {Error} When the bytes end early.
 */
export function readHeads(bytes: Uint8Array): Heads {
  return withTerms(readTitles(new TextDecoder().decode(bytes)));
}

function withTerms(titles: Titles): Heads {
  return { ...titles, ...titleTier(titles.sections) };
}

/** The words of the texts as they are written, with their sections in one long list. */
interface Stored {
  written: string[];
  /** Where the sections of each word start in the list, and how many there are. */
  starts: Uint32Array;
  counts: readonly number[];
  sections: Uint32Array;
  impacts: Uint8Array;
}

/** The second tier as it is stored: titles of asides, and words. */
export interface WrittenBodies extends WrittenWords {
  titles: string;
}

/** Both tiers. */
export interface CompleteIndex {
  heads: Heads;
  bodies: Tier;
}

/**
 * Parses the second tier. It contains the texts and further titles, which are added to the titles of the first tier.
 *
 * @throws {SyntaxError} When the bytes end early.
 */
export function readBodies(bytes: Uint8Array, heads: Heads): CompleteIndex {
  const { titles, ...words }: WrittenBodies = JSON.parse(new TextDecoder().decode(bytes));
  return { bodies: textTier(readWords(words)), heads: withTerms(readTitles(titles, heads)) };
}

/** A word that a term is derived from, by its position, and how much of the word the term is. */
interface Source {
  word: number;
  weight: number;
}

function textTier(stored: Stored): Tier {
  const sources = new Map<string, [Source, ...Source[]]>();
  for (const [word, written] of stored.written.entries()) {
    for (const { term, weight } of words(written).flatMap(termsOf)) {
      const list = sources.get(term);
      if (list) list.push({ word, weight });
      else sources.set(term, [{ word, weight }]);
    }
  }
  return createTier(sources, (ofTerm) => merge(stored, ofTerm));
}

function readWords({ suffixes, ...lists }: WrittenWords): Stored {
  const shared = readNumbers(lists.shared);
  const counts = readNumbers(lists.counts);
  const gaps = readDigits(...lists.gaps);
  const written: string[] = [];
  for (const [index, suffix] of counts.length > 0 ? suffixes.split(" ").entries() : []) {
    written.push((written[index - 1] ?? "").slice(0, shared[index]) + suffix);
  }
  const starts = new Uint32Array(counts.length);
  const sections = new Uint32Array(gaps.length);
  let at = 0;
  for (const word of storedOrder(counts)) {
    starts[word] = at;
    let section = -1;
    for (const end = at + (counts[word] ?? 0); at < end; at++) {
      section += (gaps[at] ?? 0) + 1;
      sections[at] = section;
    }
  }
  return { written, starts, counts, sections, impacts: Uint8Array.from(readNumbers(lists.levels), impactOf) };
}

/**
 * Merges the sections of all words that a term is derived from, each with the highest relevance of any of the words.
 */
function merge({ starts, counts, sections, impacts }: Stored, sources: [Source, ...Source[]]): Postings {
  const range = (word: number): [start: number, end: number] => {
    const start = starts[word] ?? 0;
    return [start, start + (counts[word] ?? 0)];
  };
  const [only, ...others] = sources;
  if (others.length === 0 && only.weight === 1) {
    const [start, end] = range(only.word);
    return { sections: sections.subarray(start, end), impacts: impacts.subarray(start, end) };
  }
  const best = new Map<number, number>();
  for (const { word, weight } of sources) {
    const [start, end] = range(word);
    for (let at = start; at < end; at++) {
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
