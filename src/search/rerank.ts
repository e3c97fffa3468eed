import type { Expansion } from "./expand/expansion";
import { bare, bareTitle, literalMatch, match, type Reading } from "./match-title";
import { STOP_WORDS } from "./stop-words";
import { termsOf, words } from "./tokenize";
import type { IndexedSection } from "./types";
import { weights } from "./weights";

/** A section that may answer a query, with its score so far. */
export interface Candidate {
  section: IndexedSection;
  /** The position of the section in the index. */
  number: number;
  score: number;
}

/** The parts of a query that candidates are compared with. */
export interface Asked extends Pick<Expansion, "slots" | "meanings"> {
  text: string;
  /** How well each title answers each slot, from 0 to 1. */
  scores: Float32Array[];
  near: string | undefined;
}

/**
 * Compares candidates with the query by their titles: a title that the query asks for comes first, whatever the texts
 * contain.
 */
export function rerank(candidates: Candidate[], asked: Asked): Candidate[] {
  const wanted = readings(asked);
  const total = asked.slots.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return candidates
    .map((candidate) => ({ ...candidate, score: candidate.score * lift(candidate, asked, wanted, total) }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}

/** Questions about what something is. */
const ASKS_WHAT = /^\s*what(?:['’]s| is| are| does)\b|\bmean(?:s|ing)?\b|\bdifference\b|\bvs\b|\bexplain/i;
const EXPLAINS = /^\/(?:glossary|concepts)\//;

/** Returns whether a query asks what something is. */
export function asksWhat(text: string): boolean {
  return ASKS_WHAT.test(text);
}

/** Returns whether a section explains what something is. */
export function explains({ url }: IndexedSection): boolean {
  return EXPLAINS.test(url);
}

/**
 * Returns the texts to compare titles with: the query as typed, the query without mistakes and stop words, and its
 * synonyms.
 */
function readings({ text, slots, meanings }: Asked): Reading[] {
  const reading = (typed: string, share: number) => ({ typed: typed.trim(), wanted: bare(typed), share });
  // Most flags set an option: `--output-path` sets `output.path`.
  if (/^\s*--\w+-[\w-]+\s*$/.test(text)) return [reading(text, 1)];
  // Characters such as `[` or `?` make the query specific, so only titles with the same characters, or with their
  // meaning, count.
  const meant = meanings.map((meaning) => reading(meaning.text, weights.meaning * meaning.share));
  if (/^\s*(?:\[|--|\?|!|\/\*|[\w-]+[/:])/.test(text)) return meant;
  return [reading(text, 1), reading(slots.map(({ term }) => term).join(" "), 1), ...meant];
}

function lift({ section, number }: Candidate, asked: Asked, wanted: Reading[], total: number): number {
  const { title, level, rank, url } = section;
  const own = bareTitle(title);
  const covered = asked.slots.reduce((sum, { rarity }, slot) => {
    return sum + rarity * Math.min(1, asked.scores[slot]?.[number] ?? 0);
  }, 0);
  let factor = 1 + weights.covered * (covered / total) ** 2;
  factor += weights.precise * precision(title, asked) * (covered / total);
  factor += Math.max(literalMatch(title, asked.text), ...wanted.map((reading) => reading.share * match(own, reading)));
  if (level === 1) factor += weights.first;
  if (asksWhat(asked.text) && explains(section)) factor += weights.explained;
  if (asked.near && url.startsWith(`/${asked.near}/`)) factor += weights.near;
  return factor * (rank === 0 ? asideShare(section, asked) : 1 + weights.linked * (rank / 15));
}

/** Ranks pages that aren't part of the documentation, such as READMEs, lower unless the query contains their name. */
function asideShare({ above, title, level }: IndexedSection, { slots }: Asked): number {
  const name = words(level === 1 ? title : (above[1] ?? "")).flatMap(({ parts }) => parts.map(({ term }) => term));
  const asked = new Set(slots.map(({ term }) => term));
  if (name.every((term) => asked.has(term))) return 1;
  const telling = name.filter((term) => !/^(?:loader|plugin|webpack)$/.test(term));
  return telling.every((term) => asked.has(term)) ? weights.asideByName : weights.aside;
}

/** Returns the share of a title's words that the query asks for, from 0 to 1. */
function precision(title: string, { slots }: Asked): number {
  const asked = new Set(slots.map(({ term }) => term));
  const all = words(title).filter(({ whole }) => !STOP_WORDS.has(whole) && !/^\d+$/.test(whole));
  const hits = all.filter((word) => termsOf(word).some(({ term }) => asked.has(term)));
  return hits.length / Math.max(all.length, 1);
}
