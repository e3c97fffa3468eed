import type { Range } from "./source";
import { fold, PART, pieces } from "./tokenize";

/** The part of a text that matches best, with the ranges of the words that match. */
export interface MarkedText {
  text: string;
  ranges: Range[];
}

/** The text that is shown below a section's title. */
export interface Excerpt extends MarkedText {
  /** The facts that the text begins with. */
  facts: string[];
}

/** The maximum number of characters that are shown. */
const LENGTH = 140;

/** Separates the facts that a text begins with, each of which is a line with a label: `Type: boolean`. */
export function readText(text: string): { facts: string[]; text: string } {
  const lines = text.split("\n");
  const end = lines.findIndex((line, index) => index === lines.length - 1 || !/^\w+: /.test(line));
  return { facts: lines.slice(0, end), text: lines.slice(end).join(" ") };
}

/** Returns the part of a text that contains most of the words. */
export function excerpt(text: string, words: readonly string[]): MarkedText {
  const shown = text.length <= LENGTH ? text : cut(text, words);
  return { text: shown, ranges: matches(shown, words).map(({ start, end }) => [start, end]) };
}

function cut(text: string, words: readonly string[]): string {
  const found = matches(text, words);
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter((match) => match.end <= start + LENGTH * 0.8);
    const count = new Set(inside.map(({ term }) => term)).size;
    if (count > best.count) best = { start, count };
  }
  const start = wordStart(text, Math.max(0, Math.min(best.start - LENGTH * 0.2, text.length - LENGTH)));
  const end = wordEnd(text, start + LENGTH);
  return `${start > 0 ? "… " : ""}${text.slice(start, end).trim()}${end < text.length ? " …" : ""}`;
}

function matches(text: string, words: readonly string[]): { start: number; end: number; term: string }[] {
  const wanted = new Set(words);
  return [...text.matchAll(PART)].flatMap(({ 0: part, index }) => {
    const term = [fold(part), ...pieces(part)].find((candidate) => wanted.has(candidate));
    return term === undefined ? [] : [{ start: index, end: index + part.length, term }];
  });
}

/** Returns where the first word at or after a position starts. */
function wordStart(text: string, position: number): number {
  const at = Math.floor(position);
  if (at === 0) return 0;
  const space = text.indexOf(" ", at - 1);
  return space < 0 || space > at + 30 ? at : space + 1;
}

/** Returns where the last word at or before a position ends. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(" ", position);
  return space < position - 30 ? position : space;
}
