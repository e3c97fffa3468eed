import type { ParsedQuery } from "../parse-query";
import type { Vocabulary } from "../vocabulary";
import { addRareName } from "./add-rare-name";
import { addSynonyms } from "./add-synonyms";
import { addWord } from "./add-word";
import { Expansion } from "./expansion";
import { joinWords } from "./join-words";

/** Finds the terms of the index that match the words of a query. */
export function expand(query: ParsedQuery, vocabulary: Vocabulary): Expansion {
  const expansion = new Expansion(vocabulary);
  const explained = new Set(vocabulary.synonyms.find(query.said).flatMap(({ words }) => words));
  for (const [index, word] of query.words.entries()) {
    addWord(expansion, word, query.isOpen && index === query.words.length - 1, explained);
  }
  const [only, ...others] = query.words;
  if (only && others.length === 0) addRareName(expansion, only);
  if (query.words.length === 0) {
    // No text consists of punctuation alone, but punctuation can have synonyms.
    for (const signs of query.said) expansion.addSlot(signs, vocabulary.unknownRarity);
  }
  joinWords(expansion, query.isOpen);
  addSynonyms(expansion, query.said);
  return expansion;
}
