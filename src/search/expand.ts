import { Typos } from "./distance";
import type { ParsedQuery } from "./parse-query";
import { lowerBound } from "./sorted";
import { LONGEST_PHRASE, phrase, synonyms } from "./synonyms";
import { fold, type Word } from "./tokenize";
import type { Tier } from "./types";

/** One thing that was asked for: a word, or a part of one. */
export interface Slot {
  term: string;
  /** How much it says: the fewer sections have it, the more. */
  rarity: number;
}

/** Terms of the index that together answer one slot, or several at once. */
export interface Cover {
  terms: string[];
  weight: number;
  rarity: number;
  covered: number[];
}

export interface Expansion {
  slots: Slot[];
  covers: Cover[];
}

/** What expanding needs to know about the index. */
export interface Lookup {
  /** Number of sections. */
  size: number;
  tiers: readonly Tier[];
  /** Whether a term stands in a title. */
  isTitle(term: string): boolean;
  /** In how many sections a term stands, about. */
  count(term: string): number;
}

/** What a term is worth that is not what was typed. */
const WEIGHTS = {
  ...{ joined: 0.8, whole: 0.9, symbol: 1.4, partOfSymbol: 0.5, flag: 1.6, synonym: 0.74, phrase: 0.8 },
  ...{ ending: 0.95, prefix: 0.8, typo: 0.75 },
} as const;
/** Terms in no more texts than these may be mistakes themselves. */
const RARE = 3;
const MOST_PREFIXED = 48;
const MOST_CORRECTED = 6;
const SHORTEST_CORRECTED = 4;

/** Ends of words that change their form, not what they are about. */
const ENDINGS = ["ing", "ed", "e", "er", "ion", "able"];

/** Finds the terms of the index that stand for the words of a query. */
export function expand(query: ParsedQuery, lookup: Lookup): Expansion {
  const slots: Slot[] = [];
  const covers: Cover[] = [];
  const rarity = (count: number) => Math.log(1 + lookup.size / (count + 0.5));
  const addAll = (terms: string[], weight: number, covered: number[], most = Number.POSITIVE_INFINITY) => {
    const count = Math.min(...terms.map((term) => lookup.count(term)));
    if (count > 0) covers.push({ terms, weight, rarity: Math.min(rarity(count), most), covered });
    return count > 0;
  };
  const add = (term: string, weight: number, covered: number[], most?: number) => addAll([term], weight, covered, most);
  const explained = explainedWords(query.words);

  for (const [index, word] of query.words.entries()) {
    const first = slots.length;
    const isLast = query.isOpen && index === query.words.length - 1;
    for (const [position, part] of word.parts.entries()) {
      addPart(part, isLast && position === word.parts.length - 1, shareOf(word), explained.has(index));
    }
    if (word.isCompound) addWhole(word, range(first, slots.length), isLast);
  }
  addJoined();
  addSynonyms();
  return { slots, covers };

  function addSlot(term: string): number {
    slots.push({ term, rarity: rarity(0) });
    return slots.length - 1;
  }

  /** Where a sign carries the meaning, as in `[name]` or `--config`, a part alone says little. */
  function shareOf({ whole, isCompound }: Word): number {
    return isCompound && /[^\w$.]/.test(whole) && lookup.count(whole) > 0 ? WEIGHTS.partOfSymbol : 1;
  }

  function addPart(
    { term, pieces }: Word["parts"][number],
    isOpen: boolean,
    share: number,
    isExplained: boolean,
  ): void {
    if (lookup.count(term) === 0 && !(isOpen && hasPrefix(term))) {
      const halves = isExplained
        ? undefined
        : pieces.length > 0 && pieces.every((piece) => lookup.count(piece) > 0)
          ? pieces
          : splitWord(term);
      const corrected = !isExplained && term.length >= SHORTEST_CORRECTED ? corrections(term, isOpen) : [];
      if (halves && corrected.length === 0) {
        for (const half of halves) addKnown(half, false, share);
        return;
      }
      const slot = addSlot(term);
      const counts = corrected.map(({ term: other }) => lookup.count(other));
      const own = rarity(Math.min(...counts, lookup.size));
      for (const { term: other, weight } of corrected) add(other, weight, [slot], own);
      setRarity(slot, corrected.length > 0 ? own : rarity(lookup.size / 20));
      return;
    }
    addKnown(term, isOpen, share, pieces);
  }

  function addKnown(term: string, isOpen: boolean, weight: number, pieces: string[] = []): void {
    const slot = addSlot(term);
    const count = lookup.count(term);
    const prefixed = isOpen ? prefixes(term) : [];
    const sum = prefixed.reduce((total, other) => total + lookup.count(other), 0);
    const own = rarity(count > 0 ? count : Math.min(sum, lookup.size));
    setRarity(slot, own);
    add(term, weight, [slot]);
    if (count > 0 && count <= RARE && term.length >= SHORTEST_CORRECTED && !lookup.isTitle(term)) {
      // Samples of mistakes hold mistakes.
      for (const other of corrections(term, false)) {
        if (lookup.count(other.term) > count * 8) add(other.term, weight * other.weight, [slot], own);
      }
    }
    for (const other of prefixed) {
      const share = WEIGHTS.prefix * (0.45 + 0.55 * (term.length / other.length)) * (count > 0 ? 0.75 : 1) * weight;
      add(other, share, [slot], own);
    }
    for (const other of forms(term)) add(other, WEIGHTS.ending, [slot], own);
    if (pieces.length > 0) for (const piece of pieces) add(piece, 0.25, [slot], own * 0.5);
  }

  function setRarity(slot: number, value: number): void {
    const entry = slots[slot];
    if (entry) entry.rarity = value;
  }

  /** `output.publicPath`, `--watch`; the end of a longer path; what is typed so far. */
  function addWhole({ whole }: Word, covered: number[], isOpen: boolean): void {
    if (covered.length === 0) return;
    const isSymbol = /[^\w$.]/.test(whole);
    const weight = isSymbol ? WEIGHTS.symbol : WEIGHTS.whole;
    add(whole, weight, covered);
    // A flag is explained where flags are.
    if (whole.startsWith("--")) addAll([whole, "command"], weight * WEIGHTS.flag, covered);
    const most = lookup.count(whole) > 0 ? rarity(lookup.count(whole)) : undefined;
    const tail = /[^.]+\.[^.]+$/.exec(whole)?.[0];
    if (tail && tail !== whole) add(tail, WEIGHTS.whole, covered, most);
    if (isOpen) {
      for (const other of prefixes(whole)) {
        add(other, weight * (0.4 + 0.4 * (whole.length / other.length)), covered, most);
      }
    }
  }

  /** `public path` typed for `publicPath`. */
  function addJoined(): void {
    for (let slot = 0; slot + 1 < slots.length; slot++) {
      for (let end = slot + 2; end <= Math.min(slot + 4, slots.length); end++) {
        const covered = range(slot, end);
        const parts = covered.map((number) => slots[number]?.term ?? "");
        const joined = parts.join("");
        const most = Math.max(...covered.map((number) => slots[number]?.rarity ?? 0));
        if (!add(joined, WEIGHTS.joined, covered, most) && query.isOpen && end === slots.length && joined.length > 5) {
          for (const other of prefixes(joined).slice(0, 8)) {
            add(other, WEIGHTS.joined * (joined.length / other.length), covered, most);
          }
        }
        add(parts.join("."), WEIGHTS.whole, covered);
        add(parts.join("-"), WEIGHTS.whole, covered);
      }
    }
  }

  function addSynonyms(): void {
    for (let slot = 0; slot < slots.length; slot++) {
      for (let end = slot + 1; end <= Math.min(slot + LONGEST_PHRASE, slots.length); end++) {
        const covered = range(slot, end);
        const key = phrase(covered.map((number) => slots[number]?.term ?? ""));
        const most = Math.max(...covered.map((number) => slots[number]?.rarity ?? 0));
        const share = covered.length > 1 ? WEIGHTS.phrase : WEIGHTS.synonym;
        for (const other of synonyms.get(key) ?? []) {
          addAll(other.split(" "), share, covered, most);
        }
      }
    }
  }

  /** Terms that begin so, shortest first. */
  function prefixes(start: string): string[] {
    const found = new Set<string>();
    for (const [tier, { terms }] of lookup.tiers.entries()) {
      const isBody = tier > 0;
      if (isBody && start.length < 3) break;
      for (let at = lowerBound(terms, start); terms[at]?.startsWith(start); at++) {
        const term = terms[at];
        if (term && term !== start) found.add(term);
      }
    }
    return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_PREFIXED);
  }

  function hasPrefix(start: string): boolean {
    return lookup.tiers.some(({ terms }) => terms[lowerBound(terms, start)]?.startsWith(start));
  }

  /** Other forms of a word: `splitting` for `split`, and back. */
  function forms(term: string): string[] {
    if (!/^[a-z]{4,}$/.test(term)) return [];
    const found = new Set<string>();
    const stem = ENDINGS.reduce((rest, ending) => {
      return rest === term && term.endsWith(ending) && term.length - ending.length > 2
        ? term.slice(0, -ending.length)
        : rest;
    }, term);
    for (const base of [stem, /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem + stem.at(-1)]) {
      found.add(base);
      for (const ending of ENDINGS) found.add(base + ending);
    }
    if (term.endsWith("y")) found.add(`${term.slice(0, -1)}ied`);
    found.delete(term);
    return [...found].filter((other) => lookup.count(other) > 0);
  }

  /** Words of the index that were meant by one it does not have. */
  function corrections(term: string, isOpen: boolean): { term: string; weight: number }[] {
    const most = term.length < 8 ? 1 : 2;
    const typos = new Typos();
    const found = new Map<string, number>();
    for (const { terms } of lookup.tiers) {
      for (const other of terms) {
        if (found.has(other) || other.length < 3) continue;
        const exact = typos.between(term, other, most);
        const distance = exact <= most || !isOpen ? exact : typos.between(term, other, most, true) + 0.5;
        if (distance <= most + 0.5) found.set(other, distance + (other[0] === term[0] ? 0 : 0.4));
      }
    }
    return [...found]
      .map(([other, distance]) => ({ term: other, distance, count: lookup.count(other) }))
      .sort((a, b) => a.distance - b.distance || b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_CORRECTED)
      .map(({ term: other, distance }) => ({ term: other, weight: WEIGHTS.typo ** Math.max(distance, 0.5) }));
  }

  /** `codesplitting` → `code`, `splitting`. */
  function splitWord(term: string): string[] | undefined {
    let best: { halves: string[]; count: number } | undefined;
    for (let at = 3; at <= term.length - 3; at++) {
      const halves = [fold(term.slice(0, at)), fold(term.slice(at))];
      const count = Math.min(...halves.map((half) => lookup.count(half)));
      if (count > (best?.count ?? 0)) best = { halves, count };
    }
    return best?.halves;
  }
}

/** Words that are part of a known phrase: they are what was meant, also when no text has them. */
function explainedWords(all: Word[]): Set<number> {
  const explained = new Set<number>();
  for (let first = 0; first < all.length; first++) {
    for (let end = first + 1; end <= Math.min(first + LONGEST_PHRASE, all.length); end++) {
      const key = phrase(all.slice(first, end).map(({ whole }) => whole));
      if (synonyms.has(key)) for (let word = first; word < end; word++) explained.add(word);
    }
  }
  return explained;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
