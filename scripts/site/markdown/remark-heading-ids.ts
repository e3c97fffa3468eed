import type { Heading, Root } from "mdast";
import type { VFile } from "vfile";
import { report } from "./context";
import { visitNodes } from "./visit-nodes";

/**
 * Gives a heading the id that its author wrote as an MDX comment at its end (README, "Headings"). Other headings get theirs
 * from `rehypeHeadingIds`.
 */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    visitNodes(tree, (node) => {
      if (node.type !== "heading") return;
      const id = writtenId(node);
      if (id === undefined) return;
      if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
        report(file, node, `"${id}" can't be the id of a heading. Use lowercase letters, digits and single hyphens.`);
        return;
      }
      node.data = { ...node.data, hProperties: { id } };
      node.children.pop();
      const last = node.children.at(-1);
      if (last?.type === "text") last.value = last.value.trimEnd();
    });
  };
}

/** Returns the id that the author of a heading wrote, or undefined if there is none. */
export function writtenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "mdxTextExpression") return undefined;
  return /^\/\*\s*(.*?)\s*\*\/$/s.exec(last.value)?.[1];
}
