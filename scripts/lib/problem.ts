/** Something wrong with the content. Problems are data: collected while pages are read and checked, and printed once. */
export interface Problem {
  /** Path of the file, relative to the content folder. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and, where known, what to do: a sentence. */
  message: string;
  /** A warning is printed and does not fail a production build. */
  severity: "error" | "warning";
}

/** Sorts problems as somebody would meet them who reads all files from top to bottom. */
export function inTextOrder(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}
