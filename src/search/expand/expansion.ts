import { VAGUE_WORDS } from "../vague-words";
import type { Vocabulary } from "../vocabulary";
import { weights } from "../weights";

/** One thing that was asked for: a word, or a part of one. */
export interface Slot {
  /** As typed, or what was meant. */
  term: string;
  /** How much it says: the fewer sections have it, the more. */
  rarity: number;
  /** The word that it is a part of, where that means what it says as a whole: `--watch`. */
  whole?: string;
}

/** Terms of the index that together answer one slot, or several at once. */
export interface Cover {
  terms: string[];
  weight: number;
  rarity: number;
  covered: number[];
}

/** What people mean by a query. */
export interface Meaning {
  text: string;
  /** How much of the query says so, from 0 to 1: the rest is about something else. */
  share: number;
}

/** What a query asks for, in terms of the index; filled by one kind of expansion after the other. */
export class Expansion {
  readonly slots: Slot[] = [];
  readonly covers: Cover[] = [];
  readonly meanings: Meaning[] = [];
  readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** @returns its number. */
  addSlot(term: string, rarity: number): number {
    this.slots.push({ term, rarity: VAGUE_WORDS.has(term) ? rarity * weights.vague : rarity });
    return this.slots.length - 1;
  }

  /**
   * Lets terms stand for slots, when the index has them.
   *
   * @param most rarity that they count at most, as their own may be greater than that of what was typed.
   */
  cover(terms: string[], weight: number, covered: number[], most = Number.POSITIVE_INFINITY): boolean {
    const count = this.vocabulary.countOf(terms);
    if (count > 0) this.covers.push({ terms, weight, rarity: Math.min(this.vocabulary.rarity(count), most), covered });
    return count > 0;
  }

  /** The rarity of the rarest of some slots. */
  mostOf(slots: number[]): number {
    return Math.max(...slots.map((slot) => this.slots[slot]?.rarity ?? 0));
  }

  /** How much of the whole query some slots are, from 0 to 1. */
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

/** The numbers of slots that follow each other, without the last. */
export function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
