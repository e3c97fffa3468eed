import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { OwnPage } from "../../site/content/own-pages";

/** A run of text that is read as one: a paragraph, a heading, a cell of a table, the description of a page. */
export interface Passage {
  kind: "paragraph" | "heading" | "cell" | "description";
  /** Where it starts; 1-based, like those of a Problem. */
  line: number;
  column: number;
  /** As long as in the file, so that a place in it is one in the file: markup is blank, and code a word of `X`. */
  text: string;
}

const KINDS: Record<string, Passage["kind"]> = { paragraph: "paragraph", heading: "heading", tableCell: "cell" };

/** The passages of a page, without code and markup. */
export function passagesOf({ source, body, tree }: OwnPage): Passage[] {
  const passages = descriptionOf(source);
  visit(tree, (node) => {
    const kind = KINDS[node.type];
    if (!kind || !node.position) return;
    const { line, column } = node.position.start;
    passages.push({ kind, line, column, text: visible(node, body).replace(/^\[!\w+\]/, blank) });
  });
  return passages;
}

/** The line and column of a place inside of a passage. */
export function placeIn({ line, column, text }: Passage, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split("\n");
  const last = lines.at(-1)?.length ?? 0;
  return lines.length === 1 ? { line, column: column + last } : { line: line + lines.length - 1, column: last + 1 };
}

/** The field of the front matter, when it stands on one line, without its quotes. */
function descriptionOf(source: string): Passage[] {
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  const index = lines.slice(0, end).findIndex((line) => line.startsWith("description:"));
  if (index < 0) return [];
  const text = lines[index]?.slice("description:".length).replace(/^( *)(["'])(.*)\2 *$/, "$1 $3") ?? "";
  return [{ kind: "description", line: index + 1, column: "description:".length + 1, text }];
}

/** What a node is in the file, with everything blank that is no text. */
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

/** As many spaces, on as many lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
