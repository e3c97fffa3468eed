import { STOP_WORDS } from "./stop-words";
import { type Word, words } from "./tokenize";

/** A query, reduced to its significant words. */
export interface ParsedQuery {
  words: Word[];
  /** All terms of the text, including stop words; the whole text if it only consists of punctuation, such as `?.`. */
  said: string[];
  /** Whether the reader may still be typing the last word. */
  isOpen: boolean;
}

/** This is a stop word too, unless it is the whole query. */
const PRODUCT = "webpack";

/** A query keeps this number of words at most: pasted stack traces are long, and further words add nothing. */
const MOST_WORDS = 24;

/** Text around a message in a terminal: file paths, positions in files, counts and color codes. */
const NOISE: RegExp[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: color codes consist of them
  /\u001b\[[\d;]*m/g,
  /https?:\/\/\S+/g,
  /(?<![\w.])(?:[a-z]:)?[\\/](?:[\w.@ +-]+[\\/])+[\w.@+-]+/gi,
  /(?<![\w@/-])\.{1,2}\/[\w.@/+-]+/g,
  // A path that could not be resolved is the reader's own file; a single word, such as `fs`, is worth searching for.
  /(?<=\bresolve )(["'])[^"']*[/.][^"']*\1/gi,
  /\b[\w-]+\.(?:js|mjs|cjs|ts|jsx|tsx|css|html):\d+(?::\d+)?/g,
  /\b(?:(?:uncaught|fatal|in promise) )*(?:reference|type|syntax|range)?error:(?=\s*\S)/gi,
  /\(\d+:\d+\)|@ \d+:\d+(?:-\d+)?|\b\d+:\d+(?:-\d+)?\b/g,
];

/** Code whose meaning is in its punctuation, with the words that describe it. */
const SPOKEN: [RegExp, string][] = [
  [/\bimport\s*\(\s*\)?/g, "dynamic import "],
  [/--no-(?=\w)/g, "negated --"],
  // A version says what the reader has installed, not what they are looking for.
  [/\b(?:in|with|using|for|on) webpack ?@?v?[1-9](?:\.\w+)*\b/gi, "webpack "],
  [/unexpected token '?</gi, "unexpected token html "],
  [/(?<![\w)\]])~(?=[@a-z])/gi, " tilde "], // `url(~bootstrap/icons.svg)` in a style sheet
  [/\[(\w+):[\w:]+\]/g, "[$1]"], // `[contenthash:8]`
];

/** Parses typed or pasted text. If only noise and stop words are left, the query consists of those. */
export function parseQuery(text: string): ParsedQuery {
  const isOpen = /[^\s"'`)?!]$/.test(text);
  const spoken = SPOKEN.reduce((rest, [typed, meant]) => rest.replace(typed, meant), text);
  const quiet = NOISE.reduce((rest, noise) => rest.replace(noise, " "), spoken);
  const found = words(quiet);
  const all = found.length > 0 ? found : words(text);
  const telling = all.filter((word, index) => !isStopWord(word, all.length, isOpen && index === all.length - 1));
  const asked =
    [withoutCounts(telling), all.filter(({ whole }) => whole === PRODUCT), all].find(({ length }) => length > 0) ?? [];
  const said = all.flatMap(({ whole, isCompound, parts }) => [
    ...(isCompound ? [whole] : []),
    ...parts.map(({ term }) => term),
  ]);
  const signs = text.replace(/[\s"'`]+/g, ""); // Readers type `"..."` and `/* */` when they look for `...` and `/**/`.
  const isSigns = all.length === 0 && signs !== "";
  return { words: unique(asked).slice(0, MOST_WORDS), said: isSigns ? [signs] : said, isOpen };
}

/** Removes numbers from a sentence, because they belong to the reader's own project: `Loading chunk 3 failed`. */
function withoutCounts(all: Word[]): Word[] {
  const others = all.filter(({ whole }) => !/^\d+$/.test(whole));
  return others.length > 2 ? others : all;
}

function isStopWord({ whole, isCompound }: Word, count: number, isUnfinished: boolean): boolean {
  if (count === 1 || isCompound) return false;
  // A short word at the end may be the beginning of another word; a longer one is complete.
  if (isUnfinished && whole.length < 3 && count < 3) return false;
  return STOP_WORDS.has(whole);
}

function unique(all: Word[]): Word[] {
  const seen = new Set<string>();
  return all.filter(({ whole }) => !seen.has(whole) && seen.add(whole));
}
