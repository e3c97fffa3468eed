import type { Problem } from "./types";

/** Sorts problems as somebody would meet them who reads all files from top to bottom. */
export function inTextOrder(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}
