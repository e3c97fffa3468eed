import { LEVELS } from "./impacts";
import { createModels, magnitude, type NumberModel } from "./range-coder";

/**
 * The models of the numbers that describe the words of the texts, by what is known when each of them is written or read.
 * Both sides use the same ones in the same order.
 */
export class WordModels {
  private readonly shares = createModels();
  private readonly gaps = createModels();
  private readonly levels = createModels();
  /** The last three levels that occurred in each section, as one number. */
  private readonly latest: Uint8Array;
  private before = 0;

  /** The model for the number of sections of a word. */
  readonly count = createModels()(0);

  constructor(sections: number) {
    this.latest = new Uint8Array(sections);
  }

  /** Returns the model for how many letters a word shares with the word before. */
  shared(): NumberModel {
    return this.shares(this.before);
  }

  sharedWas(letters: number): void {
    this.before = Math.min(letters, 9);
  }

  /** Returns the model for a gap, by how far apart the sections are that a word still has to occur in. */
  gap(last: number, left: number): NumberModel {
    return this.gaps(magnitude(Math.max(1, Math.floor((this.latest.length - 1 - last) / left))));
  }

  /** Returns the model for the level of a word in a section, where frequent words and long texts have low levels. */
  level(section: number, count: number): NumberModel {
    return this.levels((this.latest[section] ?? 0) * 4 + Math.min(3, magnitude(count) >> 1));
  }

  levelWas(section: number, level: number): void {
    this.latest[section] = ((this.latest[section] ?? 0) * LEVELS + level) % LEVELS ** 3;
  }
}
