import type { SyntaxNode } from "@lezer/common";

/** A range of a text, and what takes its place. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A change that can't be made without a person. The message is a sentence for readers. */
export class Refusal extends Error {}

/**
 * Returns a text after several edits.
 *
 * @throws {Refusal} When two of them overlap.
 */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((one, other) => other.from - one.from || other.to - one.to);
  const different = new Map(ordered.map((edit) => [JSON.stringify(edit), edit])).values();
  let result = text;
  let end = text.length + 1;
  for (const { from, to, insert } of different) {
    if (to > end) throw new Refusal("Two changes affect the same place.");
    result = result.slice(0, from) + insert + result.slice(to);
    end = from;
  }
  return result;
}

/** Returns the edit that removes a statement, with its line if nothing else is on it. */
export function removalOfStatement({ from, to }: SyntaxNode, text: string): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const isAloneBefore = text.slice(start, from).trim() === "";
  const [after = ""] = /^[ \t]*(?:\n|$)/.exec(text.slice(to)) ?? [];
  const isAlone = isAloneBefore && (after !== "" || to === text.length);
  return isAlone ? { from: start, to: to + after.length, insert: "" } : { from, to, insert: "" };
}

/** Returns the edit that removes an item of an array, an object or a list of arguments, with one of its commas. */
export function removalOfItem(item: SyntaxNode, text: string): Edit {
  const first = item.prevSibling?.name === "Spread" ? item.prevSibling : item;
  const [next, previous] = [item.nextSibling, first.prevSibling];
  if (next?.name === ",") {
    const statement = removalOfStatement({ from: first.from, to: next.to } as SyntaxNode, text);
    if (statement.to > next.to) return statement; // it was alone on its lines
    const [space = ""] = /^[ \t]*/.exec(text.slice(next.to)) ?? [];
    return { from: first.from, to: next.to + space.length, insert: "" };
  }
  return { from: previous?.name === "," ? previous.from : first.from, to: item.to, insert: "" };
}

/** Returns the number of a position's line, counted from 1. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
