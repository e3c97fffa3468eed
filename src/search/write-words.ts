import { RangeWriter } from "./range-coder";
import { WordModels } from "./word-models";

/** A word with the numbers of the sections that contain it, in ascending order. */
export interface Entry {
  written: string;
  sections: number[];
  /** The relevance level of the word in each of these sections. */
  levels: number[];
}

/** Words in two streams. */
interface WrittenWords {
  /** What follows the letters that a word shares with the word before, in lines. */
  suffixes: string;
  /**
   * For each word the number of these letters and of its sections, and for each section the gap before it and the level.
   */
  numbers: Uint8Array;
}

/**
 * Writes words, which are in alphabetical order.
 *
 * @param size The number of all sections.
 */
export function writeWords(entries: readonly Entry[], size: number): WrittenWords {
  const [writer, models] = [new RangeWriter(), new WordModels(size)];
  const suffixes: string[] = [];
  let before = "";
  for (const { written, sections, levels } of entries) {
    const shared = sharedPrefix(before, written);
    suffixes.push(written.slice(shared));
    before = written;
    writer.number(models.shared(), shared);
    models.sharedWas(shared);
    writer.number(models.count, sections.length);
    let last = -1;
    for (const [at, section] of sections.entries()) {
      const level = levels[at] ?? 0;
      writer.number(models.gap(last, sections.length - at), section - last - 1);
      writer.number(models.level(section, sections.length), level);
      models.levelWas(section, level);
      last = section;
    }
  }
  return { suffixes: suffixes.join("\n"), numbers: writer.result() };
}

function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}
