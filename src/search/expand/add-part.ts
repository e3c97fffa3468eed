import type { Part } from "../tokenize";
import { SHORTEST_CORRECTED } from "../vocabulary";
import { weights } from "../weights";
import type { Expansion } from "./expansion";

/** How a part of a word was typed. */
interface Typed {
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
  /** How much the part means without the rest of its word, from 0 to 1. */
  share: number;
  /** Whether the part has synonyms. If so, it isn't a spelling mistake. */
  isExplained: boolean;
}

/** A term that occurs in this number of sections or fewer may itself be a spelling mistake. */
const RARE = 3;

/**
 * Adds a word or a part of one: itself, its completions and its other forms, or corrections if it is a spelling
 * mistake.
 */
export function addPart(expansion: Expansion, part: Part, { isOpen, share, isExplained }: Typed): void {
  const { vocabulary } = expansion;
  const { term } = part;
  const isKnown = vocabulary.count(term) > 0 || (isOpen && vocabulary.hasPrefix(term));
  if (isKnown) addKnown(expansion, part, isOpen, share);
  else if (isExplained) expansion.addSlot(term, vocabulary.unknownRarity);
  else addUnknown(expansion, part, isOpen, share);
}

function addUnknown(expansion: Expansion, { term, pieces }: Part, isOpen: boolean, share: number): void {
  const { vocabulary } = expansion;
  const arePieces = pieces.length > 0 && pieces.every((piece) => vocabulary.count(piece) > 0);
  const corrected = vocabulary.corrections(term, isOpen);
  const halves = corrected.length > 0 ? undefined : arePieces ? pieces : vocabulary.split(term);
  if (halves) {
    for (const half of halves) addKnown(expansion, { term: half, pieces: [] }, false, share);
    return;
  }
  const rarest = Math.min(...corrected.map((other) => vocabulary.count(other.term)).filter((count) => count > 0));
  const rarity = Number.isFinite(rarest) ? vocabulary.rarity(rarest) : vocabulary.unknownRarity;
  const slot = expansion.addSlot(corrected[0]?.term ?? term, rarity);
  for (const other of corrected) expansion.cover([other.term], other.weight, [slot], rarity);
}

function addKnown(
  expansion: Expansion,
  { term, pieces }: Pick<Part, "term" | "pieces">,
  isOpen: boolean,
  weight: number,
): void {
  const { vocabulary } = expansion;
  const count = vocabulary.count(term);
  const prefixed = isOpen ? vocabulary.prefixes(term) : [];
  const sum = prefixed.reduce((total, other) => total + vocabulary.count(other), 0);
  const slot = expansion.addSlot(term, vocabulary.rarity(count > 0 ? count : sum));
  const most = expansion.mostOf([slot]);
  expansion.cover([term], weight, [slot], most);
  if (count > 0 && count <= RARE && term.length >= SHORTEST_CORRECTED && !vocabulary.isTitle(term)) {
    // The documentation contains misspelled words too, in samples of error messages, so a rare term is also corrected.
    for (const other of vocabulary.corrections(term, false)) {
      if (vocabulary.count(other.term) > count * 8) expansion.cover([other.term], weight * other.weight, [slot], most);
    }
  }
  for (const other of prefixed) {
    const share = weights.prefix * (0.45 + 0.55 * (term.length / other.length)) * (count > 0 ? 0.75 : 1) * weight;
    expansion.cover([other], share, [slot], most);
  }
  for (const other of vocabulary.forms(term)) expansion.cover([other], weights.ending, [slot], most);
  for (const piece of pieces) expansion.cover([piece], weights.piece, [slot], most * 0.5);
}
