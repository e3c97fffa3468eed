import { writeDigits, writeNumbers } from "./numbers";
import { storedOrder } from "./stored-order";

/** A word with the numbers of the sections that contain it, in ascending order. */
export interface Entry {
  written: string;
  sections: number[];
  /** The relevance level of the word in each of these sections. */
  levels: number[];
}

/**
 * Words as they are stored. Lists are strings that `writeNumbers` wrote. They are separate, because numbers of the same
 * kind compress better. For the same reason, gaps and levels start with those of the most frequent words, whose gaps are
 * small.
 */
export interface WrittenWords {
  /** The part of each word after the letters that it shares with the previous word, separated by spaces. */
  suffixes: string;
  /** For each word, the number of letters that it shares with the previous word. */
  shared: string;
  /** The number of sections of each word. */
  counts: string;
  /** For each section of each word, the number of sections between it and the previous one, as `writeDigits` wrote it. */
  gaps: [first: string, further: string];
  /** For each section of each word, the relevance level. */
  levels: string;
}

/** Writes words, which are in alphabetical order and have no spaces. */
export function writeWords(entries: readonly Entry[]): WrittenWords {
  const words = entries.map(({ written }) => written);
  const shared = words.map((word, index) => sharedPrefix(words[index - 1] ?? "", word));
  const byCount = storedOrder(entries.map(({ sections }) => sections.length)).flatMap((at) => entries[at] ?? []);
  return {
    suffixes: words.map((word, index) => word.slice(shared[index])).join(" "),
    shared: writeNumbers(shared),
    counts: writeNumbers(entries.map(({ sections }) => sections.length)),
    gaps: writeDigits(byCount.flatMap(({ sections }) => gapsOf(sections))),
    levels: writeNumbers(byCount.flatMap(({ levels }) => levels)),
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
