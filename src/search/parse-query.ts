import { STOP_WORDS } from "./stop-words";
import { type Word, words } from "./tokenize";

/** A query, cut to what it says. */
export interface ParsedQuery {
  words: Word[];
  /** All terms of the text, also those that say nothing by themselves. */
  said: string[];
  /** Whether the last word may be unfinished. */
  isOpen: boolean;
}

/** A stop word as well, but what is asked for when nothing else is. */
const PRODUCT = "webpack";

/** More words than these say nothing more; pasted stack traces are long. */
const MOST_WORDS = 24;

/** What a terminal prints around a message: addresses of files, places in them, counts, colours. */
const NOISE: RegExp[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
  /\u001b\[[\d;]*m/g,
  /https?:\/\/\S+/g,
  /(?<![\w.])(?:[a-z]:)?[\\/](?:[\w.@ +-]+[\\/])+[\w.@+-]+/gi,
  /(?<![\w@/-])\.{1,2}\/[\w.@/+-]+/g,
  // What could not be resolved is the reader's own, unless it is a single word, such as `fs`.
  /(?<=\bresolve )(["'])[^"']*[/.][^"']*\1/gi,
  /\b[\w-]+\.(?:js|mjs|cjs|ts|jsx|tsx|css|html):\d+(?::\d+)?/g,
  /\b(?:(?:uncaught|fatal|in promise) )*(?:reference|type|syntax|range)?error:(?=\s*\S)/gi,
  /\(\d+:\d+\)|@ \d+:\d+(?:-\d+)?|\b\d+:\d+(?:-\d+)?\b/g,
];

/** Code whose meaning is in its punctuation. */
const SPOKEN: [RegExp, string][] = [
  [/\bimport\s*\(\s*\)?/g, "dynamic import "],
  [/--no-(?=\w)/g, "negated --"],
  // The version that somebody has is not what they ask for.
  [/\b(?:in|with|using|for|on) webpack ?@?v?[1-9](?:\.\w+)*\b/gi, "webpack "],
  [/unexpected token '?</gi, "unexpected token html "],
];

/** Reads what was typed or pasted. When nothing but noise and stop words is left, they are what was asked for. */
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
  return { words: unique(asked).slice(0, MOST_WORDS), said, isOpen };
}

/** Numbers in a sentence are those of the reader's own files: `Loading chunk 3 failed`. */
function withoutCounts(all: Word[]): Word[] {
  const others = all.filter(({ whole }) => !/^\d+$/.test(whole));
  return others.length > 2 ? others : all;
}

function isStopWord({ whole, isCompound }: Word, count: number, isUnfinished: boolean): boolean {
  if (count === 1 || isCompound) return false;
  // The beginning of another word, perhaps; a long one is finished.
  if (isUnfinished && whole.length < 3 && count < 3) return false;
  return STOP_WORDS.has(whole);
}

function unique(all: Word[]): Word[] {
  const seen = new Set<string>();
  return all.filter(({ whole }) => !seen.has(whole) && seen.add(whole));
}
