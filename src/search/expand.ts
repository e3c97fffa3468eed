import type { ParsedQuery } from "./parse-query";
import { stemOf } from "./synonyms";
import { fold, type Part, type Word } from "./tokenize";
import { VAGUE_WORDS } from "./vague-words";
import { SHORTEST_CORRECTED, type Vocabulary } from "./vocabulary";
import { weights } from "./weights";

/** One thing that was asked for: a word, or a part of one. */
export interface Slot {
  /** As typed, or what was meant. */
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
  /** What people mean by the whole query. */
  meanings: string[];
}

/** A term in no more texts than these may be a mistake itself. */
const RARE = 3;

/** Finds the terms of the index that stand for the words of a query. */
export function expand(query: ParsedQuery, vocabulary: Vocabulary): Expansion {
  const expansion = new Expander(vocabulary);
  const explained = new Set(vocabulary.synonyms.find(query.said).flatMap(({ words }) => words));
  for (const [index, word] of query.words.entries()) {
    const isLast = query.isOpen && index === query.words.length - 1;
    expansion.addWord(word, isLast, explained);
  }
  expansion.addJoined(query.isOpen);
  expansion.addSynonyms(query.said);
  return expansion;
}

class Expander implements Expansion {
  readonly slots: Slot[] = [];
  readonly covers: Cover[] = [];
  readonly meanings: string[] = [];
  /** Slots of words such as `--watch`, which mean what they say as a whole. */
  private readonly exact = new Map<number, string>();
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  addWord(word: Word, isOpen: boolean, explained: ReadonlySet<string>): void {
    const first = this.slots.length;
    for (const [position, part] of word.parts.entries()) {
      this.addPart(part, isOpen && position === word.parts.length - 1, this.shareOf(word), explained.has(part.term));
    }
    const covered = range(first, this.slots.length);
    if (this.shareOf(word) < 1) for (const slot of covered) this.exact.set(slot, word.whole);
    if (word.isCompound && covered.length > 0) this.addWhole(word.whole, covered, isOpen);
  }

  /** `public path` typed for `publicPath`. */
  addJoined(isOpen: boolean): void {
    const { slots, vocabulary } = this;
    for (let slot = 0; slot + 1 < slots.length; slot++) {
      for (let end = slot + 2; end <= Math.min(slot + 4, slots.length); end++) {
        const covered = range(slot, end);
        const parts = covered.map((number) => slots[number]?.term ?? "");
        const joined = parts.join("");
        const most = this.mostOf(covered);
        if (!this.add([joined], weights.joined, covered, most) && isOpen && end === slots.length && joined.length > 5) {
          for (const other of vocabulary.prefixes(joined).slice(0, 8)) {
            this.add([other], weights.joined * (joined.length / other.length), covered, most);
          }
        }
        this.add([parts.join(".")], weights.whole, covered);
        this.add([parts.join("-")], weights.whole, covered);
      }
    }
  }

  /** What people mean, by all that they said and by what was meant where they made a mistake. */
  addSynonyms(said: string[]): void {
    const asked = this.slots.map(({ term }, slot) => this.exact.get(slot) ?? fold(term));
    const stems = asked.map(stemOf);
    for (const { words, terms } of this.vocabulary.synonyms.find([...said, ...asked])) {
      const covered = words.map((word) => stems.indexOf(stemOf(word))).filter((slot) => slot >= 0);
      if (covered.length === 0) continue;
      const weight = words.length > 1 ? weights.phrase : weights.synonym;
      const most = this.mostOf(covered);
      for (const [index, term] of terms.entries()) this.add(term, weight * weights.next ** index, covered, most);
      if (new Set(covered).size === this.slots.length) this.meanings.push(...terms.map((term) => term.join(" ")));
    }
  }

  private add(terms: string[], weight: number, covered: number[], most = Number.POSITIVE_INFINITY): boolean {
    const count = this.vocabulary.countOf(terms);
    if (count > 0) this.covers.push({ terms, weight, rarity: Math.min(this.vocabulary.rarity(count), most), covered });
    return count > 0;
  }

  private addSlot(term: string, rarity: number): number {
    this.slots.push({ term, rarity: VAGUE_WORDS.has(term) ? rarity * weights.vague : rarity });
    return this.slots.length - 1;
  }

  private mostOf(slots: number[]): number {
    return Math.max(...slots.map((slot) => this.slots[slot]?.rarity ?? 0));
  }

  /** Where a sign carries the meaning, as in `[name]` or `--config`, a part alone says little. */
  private shareOf({ whole, isCompound }: Word): number {
    return isCompound && isSigned(whole) && this.vocabulary.count(whole) > 0 ? weights.partOfSymbol : 1;
  }

  private addPart(part: Part, isOpen: boolean, share: number, isExplained: boolean): void {
    const { term } = part;
    const isKnown = this.vocabulary.count(term) > 0 || (isOpen && this.vocabulary.hasPrefix(term));
    if (isKnown) this.addKnown(part, isOpen, share);
    else if (isExplained) this.addSlot(term, this.vocabulary.unknownRarity);
    else this.addUnknown(part, isOpen, share);
  }

  private addUnknown({ term, pieces }: Part, isOpen: boolean, share: number): void {
    const { vocabulary } = this;
    const arePieces = pieces.length > 0 && pieces.every((piece) => vocabulary.count(piece) > 0);
    const corrected = vocabulary.corrections(term, isOpen);
    const halves = corrected.length > 0 ? undefined : arePieces ? pieces : vocabulary.split(term);
    if (halves) {
      for (const half of halves) this.addKnown({ term: half, pieces: [] }, false, share);
      return;
    }
    const rarest = Math.min(...corrected.map((other) => vocabulary.count(other.term)).filter((count) => count > 0));
    const rarity = Number.isFinite(rarest) ? vocabulary.rarity(rarest) : vocabulary.unknownRarity;
    const slot = this.addSlot(corrected[0]?.term ?? term, rarity);
    for (const other of corrected) this.add([other.term], other.weight, [slot], rarity);
  }

  private addKnown({ term, pieces }: Pick<Part, "term" | "pieces">, isOpen: boolean, weight: number): void {
    const { vocabulary } = this;
    const count = vocabulary.count(term);
    const prefixed = isOpen ? vocabulary.prefixes(term) : [];
    const sum = prefixed.reduce((total, other) => total + vocabulary.count(other), 0);
    const slot = this.addSlot(term, vocabulary.rarity(count > 0 ? count : sum));
    const most = this.mostOf([slot]);
    this.add([term], weight, [slot], most);
    if (count > 0 && count <= RARE && term.length >= SHORTEST_CORRECTED && !vocabulary.isTitle(term)) {
      // Samples of mistakes hold mistakes.
      for (const other of vocabulary.corrections(term, false)) {
        if (vocabulary.count(other.term) > count * 8) this.add([other.term], weight * other.weight, [slot], most);
      }
    }
    for (const other of prefixed) {
      const share = weights.prefix * (0.45 + 0.55 * (term.length / other.length)) * (count > 0 ? 0.75 : 1) * weight;
      this.add([other], share, [slot], most);
    }
    for (const other of vocabulary.forms(term)) this.add([other], weights.ending, [slot], most);
    for (const piece of pieces) this.add([piece], weights.piece, [slot], most * 0.5);
  }

  /** `output.publicPath`, `--watch`; the end of a longer path; what is typed so far. */
  private addWhole(whole: string, covered: number[], isOpen: boolean): void {
    const weight = isSigned(whole) ? weights.symbol : weights.whole;
    this.add([whole], weight, covered);
    // A flag is explained where flags are.
    if (whole.startsWith("--")) this.add([whole, "command"], weight * weights.flag, covered);
    const count = this.vocabulary.count(whole);
    const most = count > 0 ? this.vocabulary.rarity(count) : undefined;
    const tail = /[^.]+\.[^.]+$/.exec(whole)?.[0];
    if (tail && tail !== whole) this.add([tail], weights.whole, covered, most);
    if (!isOpen) return;
    for (const other of this.vocabulary.prefixes(whole)) {
      this.add([other], weight * (0.4 + 0.4 * (whole.length / other.length)), covered, most);
    }
  }
}

/** Whether more than letters and dots make a word. */
function isSigned(whole: string): boolean {
  return /[^\w$.]/.test(whole);
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
