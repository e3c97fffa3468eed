import { findSynonyms, stemOf } from "../synonyms";
import { fold } from "../tokenize";
import { weights } from "../weights";
import type { Expansion } from "./expansion";

/** What people mean, by all that they said and by what was meant where they made a mistake. */
export function addSynonyms(expansion: Expansion, said: string[]): void {
  const asked = expansion.slots.map(({ term, whole }) => whole ?? fold(term));
  const stems = asked.map(stemOf);
  for (const { words, terms } of findSynonyms([...said, ...asked])) {
    const covered = words.map((word) => stems.indexOf(stemOf(word))).filter((slot) => slot >= 0);
    if (covered.length === 0) continue;
    const weight = words.length > 1 ? weights.phrase : weights.synonym;
    const most = expansion.mostOf(covered);
    const share = expansion.shareOf(covered);
    for (const [index, term] of terms.entries()) {
      expansion.cover(term, weight * weights.next ** index, covered, most);
      expansion.meanings.push({ text: term.join(" "), share: share * weights.nextMeaning ** index });
    }
  }
}
