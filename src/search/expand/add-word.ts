import type { Word } from "../tokenize";
import { weights } from "../weights";
import { addPart } from "./add-part";
import { type Expansion, range } from "./expansion";

/**
 * A word of the query: its parts, and the whole of it where punctuation holds it together.
 *
 * @param isOpen whether more of it may be typed.
 * @param explained words that have synonyms.
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

/** Where a sign carries the meaning, as in `[name]` or `--config`, a part alone says little. */
function shareOfParts({ vocabulary }: Expansion, { whole, isCompound }: Word): number {
  return isCompound && isSigned(whole) && vocabulary.count(whole) > 0 ? weights.partOfSymbol : 1;
}

/** `output.publicPath`, `--watch`; the end of a longer path; what is typed so far. */
function addWhole(expansion: Expansion, whole: string, covered: number[], isOpen: boolean): void {
  const { vocabulary } = expansion;
  const weight = isSigned(whole) ? weights.symbol : weights.whole;
  expansion.cover([whole], weight, covered);
  // A flag is explained where flags are.
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

/** Whether more than letters and dots make a word. */
function isSigned(whole: string): boolean {
  return /[^\w$.]/.test(whole);
}
