import { fold } from "./tokenize";

/** Words that readers use instead of others: `browser, old` for `browserslist`. */
interface Synonym {
  /** The words as `fold` returns them. A query must contain all of them, in any order. */
  words: string[];
  /** The terms of the index that stand for the words. Each item is a list of terms that must occur together. */
  terms: string[][];
}

/** The words that readers use, with the terms of the documentation that they mean. */
export interface Synonyms {
  /** Single words that have synonyms. They are not spelling mistakes, even if no text contains them. */
  words: readonly string[];
  /**
   * Finds the synonyms of the words of a query. In a phrase a word may have another form: `bundling react` for `bundle
   * react`.
   */
  find(asked: readonly string[]): Synonym[];
}

/** Used until the file with the synonyms has loaded. */
export const NO_SYNONYMS: Synonyms = { words: [], find: () => [] };

/**
 * Prepares the synonyms for lookups.
 *
 * @param lines The contents of `reader-words.json`.
 */
export function readSynonyms(lines: Record<string, string>): Synonyms {
  const all = read(lines);
  const byStem = new Map<string, Synonym[]>();
  for (const synonym of all) {
    for (const stem of new Set(synonym.words.map(stemOf))) byStem.set(stem, [...(byStem.get(stem) ?? []), synonym]);
  }
  return {
    words: [...new Set(all.flatMap(({ words }) => (words.length === 1 ? words : [])))],
    find(asked) {
      const known = new Set(asked);
      const stems = new Set(asked.map(stemOf));
      const found = new Set([...stems].flatMap((stem) => byStem.get(stem) ?? []));
      return [...found].filter(({ words }) => {
        return words.length > 1 ? words.every((word) => stems.has(stemOf(word))) : known.has(words[0] ?? "");
      });
    },
  };
}

/** Returns the common stem of the forms of a verb: `splitting`, `splits` and `split`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=..[a-z])(?:ing|ed|es|e|s)$/, "").replace(/([bdgmnprt])\1$/, "$1");
}

/**
 * Parses the lines, which map phrases that readers type to terms of the documentation, best term first. The mapping has
 * one direction. A line maps to terms instead of pages, so that it also helps pages that are written later.
 */
function read(lines: Record<string, string>): Synonym[] {
  const phrases = (text: string) => text.split(",").map((phrase) => phrase.trim().split(/\s+/).map(fold));
  return Object.entries(lines).flatMap(([said, meant]) => {
    const terms = phrases(meant);
    return phrases(said).map((words) => ({ words, terms: terms.filter((term) => term.join() !== words.join()) }));
  });
}
