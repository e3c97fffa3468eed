/** An output, and what a reader who knows webpack would say about it. */
export interface Answer {
  output: string;
  /** The id of the right entry. */
  entry: string;
  /** Words of the title of the right cause. */
  cause: RegExp;
}

/** Answers by what their outputs are about. Those of one page of the catalog are in the file with its name. */
export type Answers = Record<string, Answer>;
