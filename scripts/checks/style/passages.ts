import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { TrustedPage } from "../../site/content/trusted-pages";

/** A text that is checked as a unit: a paragraph, a heading, a table cell or the description of a page. */
export interface Passage {
  kind: "paragraph" | "heading" | "cell" | "description";
  /** The 1-based position where it starts. */
  line: number;
  column: number;
  /**
   * The text, with the same length as in the file, so that positions correspond. Markup is replaced by spaces, and code
   * by the letter `X`.
   */
  text: string;
}

/** Matches the end of a sentence, but neither abbreviations nor names such as Node.js. */
export const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|vs|etc))[.!?](?=["”’)\s]*(?:\s|$))/g;

const KINDS: Record<string, Passage["kind"]> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

/** Returns the passages of a page, without code and markup. */
export function passagesOf({ source, body, tree }: TrustedPage): Passage[] {
  const passages = descriptionOf(source);
  visit(tree, (node) => {
    const kind = KINDS[node.type];
    if (!kind || !node.position) return;
    const { line, column } = node.position.start;
    passages.push({ kind, line, column, text: visible(node, body).replace(/^\[!\w+\]/, blank) });
  });
  return passages;
}

/** Returns the line and column of an index in a passage. */
export function placeIn({ line, column, text }: Passage, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split("\n");
  const last = lines.at(-1)?.length ?? 0;
  return lines.length === 1 ? { line, column: column + last } : { line: line + lines.length - 1, column: last + 1 };
}

/** Returns the description from the front matter without its quotes, if it is on one line. */
function descriptionOf(source: string): Passage[] {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  const index = lines.slice(0, end).findIndex((line) => line.startsWith("description:"));
  if (index < 0) return [];
  const text = lines[index]?.slice("description:".length).replace(/^( *)(["'])(.*)\2 *$/, "$1 $3") ?? "";
  return [{ kind: "description", line: index + 1, column: "description:".length + 1, text }];
}

/** Returns the text of a node, with everything else replaced by spaces. */
function visible(node: Nodes, body: string): string {
  const [start, end] = rangeOf(node);
  const written = body.slice(start, end);
  if (node.type === "text") return written.replace(/\n[ \t]*>/g, blank);
  if (node.type === "inlineCode") return written.replace(/[^\n]/g, "X");
  if (!("children" in node)) return blank(written);
  let text = "";
  for (const child of node.children) {
    text += blank(body.slice(start + text.length, rangeOf(child)[0]));
    text += visible(child, body);
  }
  return text + blank(body.slice(start + text.length, end));
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Replaces every character except newlines with a space. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
