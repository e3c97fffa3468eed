import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { report } from "./context";
import { visitNodes } from "./visit-nodes";

/** Tells of fences without an end: for Markdown they end with the page, and so does the text that follows them. */
export function remarkUnclosed() {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    visitNodes(tree, (code) => {
      if (code.type !== "code" || !isUnclosed(code, text)) return;
      const message =
        "This code block is never closed, so all that follows is code. Put ``` in a line of its own after it.";
      report(file, code, message, "warning");
    });
  };
}

/** Whether a fence has no line that ends it. Code that is indented has no fence. */
function isUnclosed({ position }: Code, text: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return false; // made by another plugin
  const [first = "", ...rest] = text.slice(start, end).split("\n");
  const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) return false;
  const last = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? "")?.[1] ?? "";
  return !last.startsWith(fence);
}
