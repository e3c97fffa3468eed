import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { report } from "./context";
import { visitNodes } from "./visit-nodes";

/** Reports fences without an end. In Markdown, such a fence includes the whole rest of the page. */
export function remarkUnclosed() {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    visitNodes(tree, (code) => {
      if (code.type !== "code" || !isUnclosed(code, text)) return;
      const message =
        "This code block is never closed, so everything after it is code. Put ``` on a separate line after it.";
      report(file, code, message, "warning");
    });
  };
}

/** Returns whether a fence has no closing line. Indented code has no fence. */
function isUnclosed({ position }: Code, text: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return false; // The node was created by another plugin.
  const [first = "", ...rest] = text.slice(start, end).split("\n");
  const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) return false;
  const last = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? "")?.[1] ?? "";
  return !last.startsWith(fence);
}
