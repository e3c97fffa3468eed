import { fold } from "./tokenize";

/** Words that stand together for others: `browser, old` for `browserslist`. */
interface Synonym {
  /** Folded; all of them have to be asked for, in any order. */
  words: string[];
  /** Terms of the index, or several that have to come together. */
  terms: string[][];
}

/** How readers say it. */
export interface Synonyms {
  /** Single words that have synonyms: they are no mistakes, whether or not a text has them. */
  words: readonly string[];
  /** What the asked words stand for. In a phrase a word may have another form: `bundling react` for `bundle react`. */
  find(asked: readonly string[]): Synonym[];
}

export const NO_SYNONYMS: Synonyms = { words: [], find: () => [] };

/** @param lines what stands in `reader-words.json`. */
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

/** What forms of a verb have in common: `splitting`, `splits` and `split`. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=..[a-z])(?:ing|ed|es|e|s)$/, "").replace(/([bdgmnprt])\1$/, "$1");
}

/**
 * Reads how people say it, and the words that the documentation has for it. One direction: what stands in front is typed,
 * in any order and with other words between. A line helps every page that is written later, so it names words, not pages.
 * What fits best comes first.
 */
function read(lines: Record<string, string>): Synonym[] {
  const phrases = (text: string) => text.split(",").map((phrase) => phrase.trim().split(/\s+/).map(fold));
  return Object.entries(lines).flatMap(([said, meant]) => {
    const terms = phrases(meant);
    return phrases(said).map((words) => ({ words, terms: terms.filter((term) => term.join() !== words.join()) }));
  });
}
