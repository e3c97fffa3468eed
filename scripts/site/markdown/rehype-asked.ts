import type { Root } from "hast";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { headingLevel } from "./hast";

const ASKED = /^\s*\/\*\s*asked:(.*)\*\/\s*$/is;

/**
 * Collects the questions that sections answer, in the words of readers who do not know the term. A comment below the
 * heading lists them: `{/* Asked: first; second *\/}`. Search finds a section by these words, and nobody sees them. Runs
 * before comments are removed.
 */
export function rehypeAsked() {
  return (tree: Root, file: VFile): void => {
    const { asked } = findingsOf(file);
    let id = "";
    for (const node of tree.children) {
      if (node.type === "element" && headingLevel(node)) id = String(node.properties.id ?? "");
      const [, questions] = (node.type === "mdxFlowExpression" && ASKED.exec(node.value)) || [];
      if (questions) asked.set(id, `${asked.get(id) ?? ""} ${questions}`.replace(/\s+/g, " ").trim());
    }
  };
}
