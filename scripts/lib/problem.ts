import { decode } from "../../src/utilities/urls";

/** A problem of the content. Problems are collected while pages are read and checked, and printed at the end. */
export interface Problem {
  /** The path of the file, relative to the content folder. */
  file: string;
  /** The line, from 1. */
  line: number;
  /** The column, from 1. */
  column: number;
  /** A one-line sentence that says what is wrong and, if known, what to do. */
  message: string;
  /** Warnings are printed, but do not fail a production build. */
  severity: "error" | "warning";
}

/**
 * Returns an address with its letters decoded, as people write it, unless the result would contain control characters.
 */
export function legible(address: string): string {
  const decoded = decode(address);
  return /\p{Cc}/u.test(decoded) ? address : decoded;
}

/** Compares problems by file, line and column. */
export function inTextOrder(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}
