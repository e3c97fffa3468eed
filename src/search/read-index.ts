import { createBlockReader } from "./bytes";
import { createTier } from "./create-tier";
import { impactOf } from "./impacts";
import { RangeReader } from "./range-coder";
import { readTitles, type Titles } from "./read-titles";
import { titleTier } from "./title-tier";
import { termsOf, words } from "./tokenize";
import type { Postings, Tier } from "./types";
import { WordModels } from "./word-models";

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
  /** Where the sections of each word start in the list, and the end of the list as the last item. */
  starts: readonly number[];
  sections: Uint32Array;
  impacts: Uint8Array;
}

/** Both tiers. */
export interface CompleteIndex {
  heads: Heads;
  bodies: Tier;
}

/**
 * Parses the second tier. It holds the texts, and further titles, which are added to those of the first tier.
 *
 * @throws {Error} When the bytes end early.
 */
export function readBodies(bytes: Uint8Array, heads: Heads): CompleteIndex {
  const nextBlock = createBlockReader(bytes);
  const decoder = new TextDecoder();
  const titles = readTitles(decoder.decode(nextBlock()), heads);
  const suffixes = decoder.decode(nextBlock());
  const stored = readStored(suffixes, nextBlock(), titles.sections.length);
  return { bodies: textTier(stored), heads: withTerms(titles) };
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

function readStored(suffixes: string, bytes: Uint8Array, size: number): Stored {
  const [reader, models] = [new RangeReader(bytes), new WordModels(size)];
  const written: string[] = [];
  const starts: number[] = [0];
  const sections: number[] = [];
  const impacts: number[] = [];
  let before = "";
  for (const suffix of suffixes ? suffixes.split("\n") : []) {
    const shared = reader.number(models.shared());
    models.sharedWas(shared);
    before = before.slice(0, shared) + suffix;
    written.push(before);
    const count = reader.number(models.count);
    let section = -1;
    for (let left = count; left > 0; left--) {
      section += reader.number(models.gap(section, left)) + 1;
      const level = reader.number(models.level(section, count));
      models.levelWas(section, level);
      sections.push(section);
      impacts.push(impactOf(level));
    }
    starts.push(sections.length);
  }
  return { written, starts, sections: Uint32Array.from(sections), impacts: Uint8Array.from(impacts) };
}

/** Merges the sections of all words that a term is derived from, each with the highest relevance of these words. */
function merge({ starts, sections, impacts }: Stored, sources: [Source, ...Source[]]): Postings {
  const [only, ...others] = sources;
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
