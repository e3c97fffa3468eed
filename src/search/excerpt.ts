import { fold, PART, pieces } from "./tokenize";

/**
 * A piece of text that either matches the query or does not. The search box renders these as text nodes, never as HTML.
 */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** What is shown of a section's text below its title. */
export interface Excerpt {
  /** The facts that the text begins with. */
  facts: string[];
  /** The part of the rest that matches best. */
  parts: TextPart[];
}

/** Separates the facts that a text begins with, each of which is a line with a label: `Type: boolean`. */
export function readText(text: string): { facts: string[]; text: string } {
  const lines = text.split("\n");
  const end = lines.findIndex((line, index) => index === lines.length - 1 || !/^\w+: /.test(line));
  return { facts: lines.slice(0, end), text: lines.slice(end).join(" ") };
}

/** Splits a text into the words that match and the text between them. */
export function highlight(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of matches(text, words)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Returns the part of a text that contains most of the words, split at the words that match. */
export function excerpt(text: string, words: readonly string[], length = 140): TextPart[] {
  if (text.length <= length) return highlight(text, words);
  const found = matches(text, words);
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter((match) => match.end <= start + length * 0.8);
    const count = new Set(inside.map(({ term }) => term)).size;
    if (count > best.count) best = { start, count };
  }
  const start = wordStart(text, Math.max(0, Math.min(best.start - length * 0.2, text.length - length)));
  const cut = text.slice(start, wordEnd(text, start + length));
  const isCut = start + cut.length < text.length;
  const parts = highlight(cut.trim(), words);
  return [
    ...(start > 0 ? [{ text: "… ", isMatch: false }] : []),
    ...parts,
    ...(isCut ? [{ text: " …", isMatch: false }] : []),
  ];
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
