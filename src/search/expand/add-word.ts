import type { Word } from "../tokenize";
import { weights } from "../weights";
import { addPart } from "./add-part";
import { type Expansion, range } from "./expansion";

/**
 * Adds a word of the query: its parts and, if punctuation joins them, the whole word.
 *
 * @param isOpen Whether the reader may still be typing the word.
 * @param explained The words that have synonyms.
 */
export function addWord(expansion: Expansion, word: Word, isOpen: boolean, explained: ReadonlySet<string>): void {
  const first = expansion.slots.length;
  const share = shareOfParts(expansion, word);
  for (const [position, part] of word.parts.entries()) {
    const isLast = position === word.parts.length - 1;
    addPart(expansion, part, { isOpen: isOpen && isLast, share, isExplained: explained.has(part.term) });
  }
  const covered = range(first, expansion.slots.length);
  if (share < 1) {
    for (const slot of covered) {
      const own = expansion.slots[slot];
      if (own) own.whole = word.whole;
    }
  }
  if (word.isCompound && covered.length > 0) addWhole(expansion, word.whole, covered, isOpen);
}

/**
 * Returns how much a single part of the word counts. In words such as `[name]` or `--config`, the punctuation carries
 * the meaning, so a part alone means little.
 */
function shareOfParts({ vocabulary }: Expansion, { whole, isCompound }: Word): number {
  return isCompound && isSigned(whole) && vocabulary.count(whole) > 0 ? weights.partOfSymbol : 1;
}

/**
 * Adds a compound such as `output.publicPath` or `--watch`, the end of a longer path, and completions of an unfinished
 * one.
 */
function addWhole(expansion: Expansion, whole: string, covered: number[], isOpen: boolean): void {
  const { vocabulary } = expansion;
  const weight = isSigned(whole) ? weights.symbol : weights.whole;
  expansion.cover([whole], weight, covered);
  // Flags are described in the sections about commands, so these are preferred.
  if (whole.startsWith("--")) expansion.cover([whole, "command"], weight * weights.flag, covered);
  const count = vocabulary.count(whole);
  const most = count > 0 ? vocabulary.rarity(count) : undefined;
  const tail = /[^.]+\.[^.]+$/.exec(whole)?.[0];
  if (tail && tail !== whole) expansion.cover([tail], weights.whole, covered, most);
  if (!isOpen) return;
  for (const other of vocabulary.prefixes(whole)) {
    expansion.cover([other], weight * (0.4 + 0.4 * (whole.length / other.length)), covered, most);
  }
}

/** Returns whether the word contains characters other than letters, digits and dots. */
function isSigned(whole: string): boolean {
  return /[^\w$.]/.test(whole);
}
