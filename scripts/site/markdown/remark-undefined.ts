import type { Parents, Root } from "mdast";
import type { VFile } from "vfile";
import { inputOf, report } from "./context";
import { visitNodes } from "./visit-nodes";

/**
 * Matches `[text][name]` and `[name][]`. After a word or another bracket, it is code without backticks, such as
 * a[i][j].
 */
const REFERENCE = /(?<![\w\]\\])\[((?:\\[\s\S]|[^[\]\\])+)\]\[((?:\\[\s\S]|[^[\]\\])*)\]/g;

/**
 * Stands in for each character that isn't text. A reference may span code and bold words, but brackets inside these do
 * not count.
 */
const MASK = "\0";

/**
 * Reports reference links whose name the page doesn't define. Markdown treats them as text, so readers would see the
 * brackets.
 */
export function remarkUndefined() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    if (inputOf(file).source !== null || !source.includes("][")) return;
    visitNodes(tree, (node) => {
      if (!("children" in node) || !node.children.some(({ type }) => type === "text")) return;
      const start = node.children[0]?.position?.start.offset ?? 0;
      for (const { 0: reference, 1: words = "", 2: name = "", index } of textOf(node, source).matchAll(REFERENCE)) {
        const offset = start + index;
        const written = source.slice(offset, offset + reference.length);
        const label = name.trim() === "" ? written.slice(1, words.length + 1) : written.slice(words.length + 3, -1);
        const message = `${written} isn't a link, because its target isn't defined. Add a line [${label}]: /path/, or write it in backticks if it isn't meant as a link.`;
        const linesBefore = source.slice(0, offset).split("\n");
        const point = { line: linesBefore.length, column: (linesBefore.at(-1)?.length ?? 0) + 1 };
        const place = { type: "text", position: { start: point, end: point } };
        report(file, place, message, "warning");
      }
    });
  };
}

/** Returns the direct text of a node as written, so that escaped brackets can be told from others. */
function textOf({ children }: Parents, source: string): string {
  const parts = children.map(({ type, position }, index) => {
    const end = children[index + 1]?.position?.start.offset ?? position?.end.offset;
    const part = source.slice(position?.start.offset ?? end, end);
    return type === "text" ? part : MASK.repeat(part.length);
  });
  return parts.join("");
}
