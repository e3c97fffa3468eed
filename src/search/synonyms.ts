import { READER_WORDS } from "./reader-words";
import { fold } from "./tokenize";

/** Words that stand together for others: `browser, old` for `browserslist`. */
interface Synonym {
  /** Folded; all of them have to be asked for, in any order. */
  words: string[];
  /** Terms of the index, or several that have to come together. */
  terms: string[][];
}

const all = read(READER_WORDS);

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

/** A line per thing: what people say, with commas between, `=`, and what the documentation says. */
function read(lines: string): Synonym[] {
  const phrases = (text: string) => text.split(",").map((phrase) => phrase.trim().split(/\s+/).map(fold));
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [said = "", meant = ""] = line.split("=");
      const terms = phrases(meant);
      return phrases(said).map((words) => ({ words, terms: terms.filter((term) => term.join() !== words.join()) }));
    });
}
