import type { ElementContent, Root, RootContent } from "hast";
import type { VFile } from "vfile";
import { report } from "./context";
import { headingLevel } from "./hast";

const ASKED = /^\s*\/\*\s*asked:(.*)\*\/\s*$/is;

/**
 * Collects the questions that sections answer, in the words of readers who do not know the term. A comment below the
 * heading lists them: `{/* Asked: first; second *\/}`. Search finds a section by these words, and nobody sees them. Runs
 * before comments are removed. Such a comment inside of anything else is a problem, because it would have no effect.
 */
export function rehypeAsked() {
  return (tree: Root, file: VFile): void => {
    const asked = new Map<string, string>();
    file.data.asked = asked;
    let id = "";
    for (const node of tree.children) {
      if (node.type === "element" && headingLevel(node)) id = String(node.properties.id ?? "");
      const questions = questionsOf(node);
      if (questions) asked.set(id, `${asked.get(id) ?? ""} ${questions}`.replace(/\s+/g, " ").trim());
      for (const misplaced of misplacedIn(node)) {
        report(file, misplaced, "Write the comment with questions below a heading, in a paragraph of its own.");
      }
    }
  };
}

function questionsOf(node: RootContent | ElementContent): string | undefined {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression"
    ? ASKED.exec(node.value)?.[1]
    : undefined;
}

function misplacedIn(node: RootContent | ElementContent): ElementContent[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => (questionsOf(child) === undefined ? misplacedIn(child) : [child]));
}
