import { VAGUE_WORDS } from "../vague-words";
import type { Vocabulary } from "../vocabulary";
import { weights } from "../weights";

/** One thing that the query asks for: a word or a part of one. */
export interface Slot {
  /** The word as typed, or its spelling correction. */
  term: string;
  /** The weight of the word: the fewer sections contain it, the higher. */
  rarity: number;
  /** The whole word, if this is a part of a word whose meaning is in the whole, such as `--watch`. */
  whole?: string;
}

/**
 * Terms of the index that together answer one slot or several slots at once. `covered` lists the numbers of these
 * slots.
 */
export interface Cover {
  terms: string[];
  weight: number;
  rarity: number;
  covered: number[];
}

/** A probable meaning of a query, from its synonyms. */
export interface Meaning {
  text: string;
  /** How much of the query has this meaning, from 0 to 1; the rest is about something else. */
  share: number;
}

/** The words that a query asks for, in terms of the index. The functions in this folder fill it one after the other. */
export class Expansion {
  readonly slots: Slot[] = [];
  readonly covers: Cover[] = [];
  readonly meanings: Meaning[] = [];
  readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Adds a slot and returns its number. */
  addSlot(term: string, rarity: number): number {
    this.slots.push({ term, rarity: VAGUE_WORDS.has(term) ? rarity * weights.vague : rarity });
    return this.slots.length - 1;
  }

  /**
   * Records that terms answer some slots, if the index contains the terms.
   *
   * @param most The highest rarity that the terms may count with; their own may exceed that of the typed word.
   * @returns Whether the index contains the terms.
   */
  cover(terms: string[], weight: number, covered: number[], most = Number.POSITIVE_INFINITY): boolean {
    const count = this.vocabulary.countOf(terms);
    if (count > 0) this.covers.push({ terms, weight, rarity: Math.min(this.vocabulary.rarity(count), most), covered });
    return count > 0;
  }

  /** Returns the highest rarity among some slots. */
  mostOf(slots: number[]): number {
    return Math.max(...slots.map((slot) => this.slots[slot]?.rarity ?? 0));
  }

  /** Returns how much of the whole query some slots are, from 0 to 1, weighted by rarity. */
  shareOf(slots: number[]): number {
    const chosen = new Set(slots);
    let [some, all] = [0, 0];
    for (const [slot, { rarity }] of this.slots.entries()) {
      all += rarity;
      if (chosen.has(slot)) some += rarity;
    }
    return some / (all || 1);
  }
}

/** Returns the integers from `start` up to but not including `end`. */
export function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
