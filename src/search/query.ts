import { expand } from "./expand/expand";
import type { Expansion } from "./expand/expansion";
import { parseQuery } from "./parse-query";
import type { Heads } from "./read-index";
import { refine } from "./refine";
import { type Candidate, rerank } from "./rerank";
import type { Synonyms } from "./synonyms";
import type { IndexedSection, SearchResult, Tier } from "./types";
import { Vocabulary } from "./vocabulary";
import { weights } from "./weights";

/** The parts of the index that have loaded. The texts and the synonyms may still be missing. */
export interface SearchIndex {
  heads: Heads;
  bodies: Tier | null;
  synonyms?: Synonyms;
  /** Returns the kind of a section, for filters. */
  kindOf?: KindOf;
}

/** Returns the kind of a section, such as "option", if it has one. */
export type KindOf = (section: IndexedSection) => string | null;

/** The options for a search of the embedded index, besides the query. */
export interface EngineOptions {
  /** The maximum number of results. */
  limit?: number;
  /** The name of the site's section that the reader is in. Its pages rank slightly higher. */
  near?: string;
  /** Limits results to sections whose kind starts with this, in lowercase. */
  kind?: string;
}

/** The number of best sections whose titles are compared with the query in detail. */
const CANDIDATES = 80;

/** Finds the sections that match a query, best first. */
export function search(index: SearchIndex, text: string, options: EngineOptions = {}): SearchResult[] {
  const { candidates, expansion, scores } = findCandidates(index, text, options);
  const words = [...new Set(expansion.covers.flatMap(({ terms }) => terms))];
  // The weights were learned with the texts. Without them, it would seem that no text contains any of the words.
  const evidence = index.bodies && { text, slots: expansion.slots, bodies: index.bodies, scores };
  const sorted = evidence ? refine(candidates, evidence) : candidates;
  return sorted
    .slice(0, options.limit ?? 5)
    .map(({ section }) => ({ section, words, kind: index.kindOf?.(section) ?? null }));
}

/** Candidates, best first, and the data to score them with. */
interface Found {
  candidates: Candidate[];
  expansion: Expansion;
  /** The score of each section for each slot. */
  scores: Float32Array[];
}

/** Finds the sections that match a query, before learned weights sort them. */
export function findCandidates(index: SearchIndex, text: string, options: EngineOptions = {}): Found {
  const { near } = options;
  const { sections } = index.heads;
  const query = parseQuery(text);
  const tiers: [Tier, ...Tier[]] = index.bodies ? [index.heads, index.bodies] : [index.heads];
  const expansion = expand(query, new Vocabulary(sections.length, tiers, index.synonyms));
  const { slots } = expansion;
  if (slots.length === 0 || sections.length === 0) return { candidates: [], expansion, scores: [] };
  const scores = scoreSlots(index, expansion);
  const total = slots.reduce((sum, { rarity }) => sum + rarity, 0);
  const pages = bestOfPages(index, scores);
  const isWanted = filter(index, options.kind);

  const found: { number: number; score: number }[] = [];
  for (let number = 0; number < sections.length; number++) {
    if (!isWanted(number)) continue;
    let [score, covered, own] = [0, 0, 0];
    for (const [slot, { rarity }] of slots.entries()) {
      const value = scores[slot]?.[number] ?? 0;
      if (value > 0) {
        score += value;
        covered += rarity;
        own++;
        continue;
      }
      const ofPage = pages[slot]?.[sections[number]?.page ?? 0] ?? 0;
      if (ofPage > 0) {
        score += ofPage * weights.page;
        covered += rarity * weights.page * 2;
      }
    }
    if (own > 0) found.push({ number, score: score * (covered / total) ** weights.coverage });
  }
  found.sort((a, b) => b.score - a.score || a.number - b.number);
  const candidates = found.slice(0, CANDIDATES).flatMap(({ number, score }) => {
    const section = sections[number];
    return section ? [{ section, score, number }] : [];
  });
  const asked = { text, near, ...expansion, scores: headScores(index, expansion) };
  return { candidates: rerank(candidates, asked), expansion, scores };
}

/**
 * Returns a function that tells whether a section has the kind that was asked for; without a kind, every section
 * passes.
 */
function filter({ heads, kindOf }: SearchIndex, kind: string | undefined): (number: number) => boolean {
  if (!kind || !kindOf) return () => true;
  return (number) => {
    const section = heads.sections[number];
    return section !== undefined && Boolean(kindOf(section)?.startsWith(kind));
  };
}

/** Returns the best score of each section for each slot. */
function scoreSlots(index: SearchIndex, { slots, covers }: Expansion): Float32Array[] {
  const size = index.heads.sections.length;
  const scores = slots.map(() => new Float32Array(size));
  const own = new Float32Array(size);
  const head = [weights.head1, weights.head1, weights.head2, weights.head3][slots.length] ?? weights.headMore;
  for (const { terms, weight, rarity, covered } of covers) {
    let touched = addTerm(terms[0] ?? "");
    for (const other of terms.slice(1)) touched = intersect(touched, other);
    for (const section of touched) {
      const value = ((own[section] ?? 0) / terms.length) * weight * rarity;
      own[section] = 0;
      for (const slot of covered) {
        const list = scores[slot];
        if (list && value > (list[section] ?? 0)) list[section] = value;
      }
    }
  }
  return scores;

  function addTerm(term: string): number[] {
    const touched: number[] = [];
    for (const tier of index.bodies ? [index.heads, index.bodies] : [index.heads]) {
      const postings = tier.postings(term);
      if (!postings) continue;
      const share = tier === index.heads ? head : 1;
      const { sections, impacts } = postings;
      for (let next = 0; next < sections.length; next++) {
        const section = sections[next] ?? 0;
        if (own[section] === 0) touched.push(section);
        own[section] = (own[section] ?? 0) + ((impacts[next] ?? 0) / 15) * share;
      }
    }
    return touched;
  }

  /** Keeps the sections that contain another term too, and adds the scores for both. */
  function intersect(before: number[], term: string): number[] {
    const values = before.map((section) => own[section] ?? 0);
    for (const section of before) own[section] = 0;
    const after = addTerm(term);
    const both = before.filter((section) => (own[section] ?? 0) > 0);
    const kept = new Set(both);
    for (const section of after) if (!kept.has(section)) own[section] = 0;
    for (const [position, section] of before.entries()) {
      if (kept.has(section)) own[section] = (own[section] ?? 0) + (values[position] ?? 0);
    }
    return both;
  }
}

/** Returns how well each title matches each slot, from 0 to 1, regardless of the rarity of the words. */
function headScores({ heads }: SearchIndex, { slots, covers }: Expansion): Float32Array[] {
  const scores = slots.map(() => new Float32Array(heads.sections.length));
  for (const { terms, weight, covered } of covers) {
    const postings = terms.length === 1 ? heads.postings(terms[0] ?? "") : undefined;
    if (!postings) continue;
    const { sections, impacts } = postings;
    for (let next = 0; next < sections.length; next++) {
      const section = sections[next] ?? 0;
      const value = ((impacts[next] ?? 0) / 15) * Math.min(weight, 1);
      for (const slot of covered) {
        const list = scores[slot];
        if (list && value > (list[section] ?? 0)) list[section] = value;
      }
    }
  }
  return scores;
}

function bestOfPages({ heads }: SearchIndex, scores: Float32Array[]): Float32Array[] {
  return scores.map((values) => {
    const best = new Float32Array(heads.pages.length);
    for (const [number, { page }] of heads.sections.entries()) {
      const value = values[number] ?? 0;
      if (value > (best[page] ?? 0)) best[page] = value;
    }
    return best;
  });
}
