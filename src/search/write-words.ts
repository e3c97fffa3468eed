import { writeNumbers } from "./numbers";

/** A word with the numbers of the sections that contain it, in ascending order. */
export interface Entry {
  written: string;
  sections: number[];
  /** The relevance level of the word in each of these sections. */
  levels: number[];
}

/**
 * Words as they are stored. Lists are texts by `writeNumbers`. Each is a list of its own, because compression works better on
 * numbers of the same kind.
 */
export interface WrittenWords {
  /** What follows the letters that a word shares with the word before, with spaces between. */
  suffixes: string;
  /** The number of these letters of each word. */
  shared: string;
  /** The number of sections of each word. */
  counts: string;
  /** For each section of each word, how many sections lie between it and the one before. */
  gaps: string;
  /** For each section of each word, the relevance level. */
  levels: string;
}

/** Writes words, which are in alphabetical order and have no spaces. */
export function writeWords(entries: readonly Entry[]): WrittenWords {
  const words = entries.map(({ written }) => written);
  const shared = words.map((word, index) => sharedPrefix(words[index - 1] ?? "", word));
  return {
    suffixes: words.map((word, index) => word.slice(shared[index])).join(" "),
    shared: writeNumbers(shared),
    counts: writeNumbers(entries.map(({ sections }) => sections.length)),
    gaps: writeNumbers(entries.flatMap(({ sections }) => gapsOf(sections))),
    levels: writeNumbers(entries.flatMap(({ levels }) => levels)),
  };
}

function gapsOf(sections: readonly number[]): number[] {
  return sections.map((section, index) => section - (sections[index - 1] ?? -1) - 1);
}

function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}
