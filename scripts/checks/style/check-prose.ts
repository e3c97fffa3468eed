import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { wordsIn } from "./figures";
import { blank, type Passage, passagesOf, placeIn, SENTENCE_END } from "./passages";
import { style } from "./style";

/** A pattern to search for. `messageFor` returns the message for a match, or undefined if the match is correct. */
interface Rule {
  pattern: RegExp;
  messageFor: (found: string) => string | undefined;
}

/**
 * Reports long sentences, filler words and wrong spellings of names.
 *
 * @param glossary The terms of the glossary. Terms of several words are always written with spaces.
 */
export function checkProse(page: TrustedPage, glossary: string[]): Problem[] {
  const terms = style.wrongOnPurpose.includes(page.file) ? [] : [...NAMES, ...CALQUES, ...wordsWithSpaces(glossary)];
  return passagesOf(page).flatMap((passage) => {
    const rules = passage.kind === "heading" ? FILLER : [...FILLER, MODEL, ...terms];
    const found = [...longSentences(passage), ...findWords(passage, rules)];
    return found.map(({ index, message }): Problem => {
      return { file: page.file, ...placeIn(passage, index), message, severity: "warning" };
    });
  });
}

type Finding = { index: number; message: string };

function longSentences({ text }: Passage): Finding[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  return [...ends, text.length].flatMap((end, number) => {
    const start = ends[number - 1] ?? 0;
    const sentence = text.slice(start, end);
    const words = wordsIn(sentence);
    if (words <= style.longestSentence) return [];
    const message = `This sentence has ${words} words, and the limit is ${style.longestSentence}. Split it in two.`;
    return [{ index: start + sentence.search(/\S/), message }];
  });
}

function findWords({ text }: Passage, rules: Rule[]): Finding[] {
  const unquoted = text.replace(/"[^"]*"|“[^”]*”/g, blank);
  return rules.flatMap(({ pattern, messageFor }) =>
    [...unquoted.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const message = messageFor(found.replace(/\s+/g, " "));
      return message ? [{ index, message }] : [];
    }),
  );
}

/**
 * Returns a pattern for words and phrases, including those across two lines. It does not match parts of names, paths or
 * addresses.
 */
function wordsPattern(words: string): RegExp {
  return new RegExp(`(?<![\\w@/.-])(?:${words})(?![\\w/@-]|\\.\\w)`, "giu");
}

const FILLER = Object.entries(style.filler).map(([filler, advice]): Rule => {
  // In "the very function", the word isn't filler.
  const pattern = wordsPattern(`${filler === "very" ? "(?<!the )" : ""}${filler.replaceAll(" ", "\\s+")}`);
  return { pattern, messageFor: (found) => `"${found}" adds nothing here. ${advice}` };
});

const CALQUES = Object.entries(style.calques).map(
  ([calque, advice]): Rule => ({
    pattern: wordsPattern(calque.replaceAll(" ", "\\s+")),
    messageFor: (found) => `"${found}" reads like a translation. ${advice}`,
  }),
);

/** The description in all templates of `npm run new`, which a finished page must replace. */
const MODEL: Rule = {
  pattern: /in one sentence of 60 to 155 characters/g,
  messageFor: () => "This description is still the template's. Say what readers get from the page.",
};

const NAMES = style.names.map((name): Rule => {
  const parts = name.split(/[ .]|(?<=[a-z])(?=[A-Z])/);
  return {
    pattern: wordsPattern(`${parts.join("[\\s.-]?")}s?`),
    messageFor: (found) =>
      found.replace(/(?<=\w)s$/, "") === name.replace(/s$/, "") ? undefined : `Write "${name}" instead of "${found}".`,
  };
});

function wordsWithSpaces(glossary: string[]): Rule[] {
  const entries = new Set(glossary.map((entry) => entry.toLowerCase()));
  const words = [...new Set([...style.words, ...entries])].filter((entry) => entry.includes(" "));
  return words.map((word) => ({
    pattern: wordsPattern(`${word.replaceAll(" ", "[\\s-]?")}s?`),
    messageFor: (found) => {
      const isRight = found.includes(" ") || entries.has(found.replace(/s$/, "").toLowerCase());
      const isCode = /[a-z][A-Z]/.test(found);
      return isRight || isCode ? undefined : `Write "${word}" instead of "${found}".`;
    },
  }));
}
