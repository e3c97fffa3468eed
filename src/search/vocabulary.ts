import { Typos } from "./distance";
import { countBits, lettersOf, lettersOfAll } from "./letter-sets";
import { NO_SYNONYMS, type Synonyms } from "./synonyms";
import { fold } from "./tokenize";
import type { Tier } from "./types";
import { weights } from "./weights";

/** A term that can replace another, with a weight from 0 to 1. */
export interface Alternative {
  term: string;
  weight: number;
}

const MOST_PREFIXED = 48;
const MOST_CORRECTED = 6;
/** Shorter words are similar to too many others, so they are not corrected. */
export const SHORTEST_CORRECTED = 4;

/** Suffixes that change the form of a word but not its subject. */
const ENDINGS = ["ing", "ed", "e", "er", "ion", "able", "ation", "ment", "ly", "al"];

/**
 * The words of the index and the relations between them. Each query creates its own, because parts of the index load
 * while the reader types.
 */
export class Vocabulary {
  private readonly tiers: readonly Tier[];
  /** The number of sections in the index. */
  private readonly size: number;
  private readonly counts = new Map<string, number>();

  readonly synonyms: Synonyms;

  constructor(size: number, tiers: readonly [heads: Tier, ...Tier[]], synonyms = NO_SYNONYMS) {
    this.size = size;
    this.tiers = tiers;
    this.synonyms = synonyms;
  }

  /** Returns the approximate number of sections that contain a term. */
  count(term: string): number {
    const known = this.counts.get(term);
    if (known !== undefined) return known;
    const counts = this.tiers.map((tier) => tier.postings(term)?.sections.length ?? 0);
    const sum = counts.reduce((total, count) => total + count, 0);
    const count = Math.min(this.size, Math.round((Math.max(...counts) + sum) / 2));
    this.counts.set(term, count);
    return count;
  }

  /** Estimates the number of sections that contain all of the terms: fewer than contain the rarest one. */
  countOf(terms: readonly string[]): number {
    const counts = terms.map((term) => this.count(term));
    if (counts.includes(0)) return 0;
    const shared = counts.reduce((total, count) => total * (count / this.size), this.size);
    return Math.max(1, shared);
  }

  /** Returns the weight of a term that occurs in this number of sections. */
  rarity(count: number): number {
    return Math.log(1 + this.size / (Math.min(count, this.size) + 0.5));
  }

  /** The weight of a word that no section contains. */
  get unknownRarity(): number {
    return this.rarity(this.size / 20);
  }

  isTitle(term: string): boolean {
    return this.tiers[0]?.postings(term) !== undefined;
  }

  hasPrefix(start: string): boolean {
    return this.tiers.some(({ terms }) => terms[lowerBound(terms, start)]?.startsWith(start));
  }

  /**
   * Returns the terms with a prefix, shortest first. One or two letters are completed from titles only, because too
   * many words of texts begin with them.
   */
  prefixes(start: string): string[] {
    const found = new Set<string>();
    for (const { terms } of start.length < 3 ? this.tiers.slice(0, 1) : this.tiers) {
      for (let at = lowerBound(terms, start); terms[at]?.startsWith(start); at++) found.add(terms[at] ?? "");
    }
    found.delete(start);
    return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_PREFIXED);
  }

  /** Returns other forms of a word that the index contains: `splitting` for `split`, and the reverse. */
  forms(term: string): string[] {
    if (!/^[a-z]{4,}$/.test(term)) return [];
    const ending = ENDINGS.find((end) => term.endsWith(end) && term.length - end.length > 2) ?? "";
    const stem = term.slice(0, term.length - ending.length);
    const bases = [stem, /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem + stem.at(-1)];
    const found = new Set(bases.flatMap((base) => [base, ...ENDINGS.map((end) => base + end)]));
    if (term.endsWith("y")) found.add(`${term.slice(0, -1)}ied`);
    found.delete(term);
    return [...found].filter((other) => this.count(other) > 0);
  }

  /** Returns words of the index or of the synonyms that an unknown word may be a misspelling of. */
  corrections(term: string, isOpen: boolean): Alternative[] {
    if (term.length < SHORTEST_CORRECTED) return [];
    const most = term.length < 8 ? 1 : 2;
    const typos = new Typos();
    const letters = lettersOf(term);
    const found = new Map<string, number>();
    for (const terms of [...this.tiers.map((tier) => tier.terms), this.synonyms.words]) {
      const lettersOfTerms = lettersOfAll(terms);
      for (let at = 0; at < terms.length; at++) {
        // Each letter that the other word lacks is a mistake, so this cheap comparison rules out nearly all words.
        if (countBits(letters & ~(lettersOfTerms[at] ?? 0)) > most) continue;
        const other = terms[at] ?? "";
        if (other.length < 3 || found.has(other)) continue;
        const exact = typos.between(term, other, most);
        const distance = exact <= most || !isOpen ? exact : typos.between(term, other, most, true) + 0.5;
        // The first letter is seldom wrong.
        if (distance <= most + 0.5) found.set(other, distance + (other[0] === term[0] ? 0 : 0.4));
      }
    }
    return [...found]
      .map(([other, distance]) => ({ term: other, distance, count: this.count(other) }))
      .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_CORRECTED)
      .map(({ term: other, distance }) => ({ term: other, weight: weights.typo ** Math.max(distance, 0.5) }));
  }

  /** Splits a word that is two words of the index: `codesplitting` → `code`, `splitting`. */
  split(term: string): string[] | undefined {
    let best: { halves: string[]; count: number } | undefined;
    for (let at = 3; at <= term.length - 3; at++) {
      const halves = [fold(term.slice(0, at)), fold(term.slice(at))];
      const count = Math.min(...halves.map((half) => this.count(half)));
      if (count > (best?.count ?? 0)) best = { halves, count };
    }
    return best?.halves;
  }
}

/** Returns the first position in a sorted list whose term is not less than `term`. */
function lowerBound(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
