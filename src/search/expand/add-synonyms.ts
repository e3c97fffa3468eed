import { stemOf } from "../synonyms";
import { fold } from "../tokenize";
import { weights } from "../weights";
import type { Expansion } from "./expansion";

/** Adds the synonyms of the words as typed and, after spelling corrections, as meant. */
export function addSynonyms(expansion: Expansion, said: string[]): void {
  const asked = expansion.slots.map(({ term, whole }) => whole ?? fold(term));
  const stems = asked.map(stemOf);
  const meanings = new Map<string, { saying: Set<number>; share: number }>();
  for (const { words, terms } of expansion.vocabulary.synonyms.find([...said, ...asked])) {
    const covered = words.map((word) => stems.indexOf(stemOf(word))).filter((slot) => slot >= 0);
    if (covered.length === 0) continue;
    const weight = words.length > 1 ? weights.phrase : weights.synonym;
    const most = expansion.mostOf(covered);
    for (const [index, term] of terms.entries()) {
      expansion.cover(term, weight * weights.next ** index, covered, most);
      const text = term.join(" ");
      const { saying, share } = meanings.get(text) ?? { saying: new Set(), share: 0 };
      const both = new Set([...saying, ...covered]);
      meanings.set(text, { saying: both, share: Math.max(share, weights.nextMeaning ** index) });
    }
  }
  // If several phrases have the same meaning, the words of all of them count for it.
  for (const [text, { saying, share }] of meanings) {
    expansion.meanings.push({ text, share: share * expansion.shareOf([...saying]) ** weights.partMeaning });
  }
}
