import readerWords from "./reader-words.json";
import { fold } from "./tokenize";

/** Words that stand together for others: `browser, old` for `browserslist`. */
interface Synonym {
  /** Folded; all of them have to be asked for, in any order. */
  words: string[];
  /** Terms of the index, or several that have to come together. */
  terms: string[][];
}

const all = read(readerWords);

/** Single words that have synonyms: they are no mistakes, whether or not a text has them. */
export const synonymWords: readonly string[] = [
  ...new Set(all.flatMap(({ words }) => (words.length === 1 ? words : []))),
];

const byWord = new Map<string, Synonym[]>();
for (const synonym of all) {
  for (const word of new Set(synonym.words)) byWord.set(word, [...(byWord.get(word) ?? []), synonym]);
}

/** What the asked words stand for. */
export function findSynonyms(asked: readonly string[]): Synonym[] {
  const known = new Set(asked);
  const found = new Set([...known].flatMap((word) => byWord.get(word) ?? []));
  return [...found].filter(({ words }) => words.every((word) => known.has(word)));
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
