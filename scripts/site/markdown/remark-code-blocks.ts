import type { Nodes, Paragraph, Root } from "mdast";
import { metaOption, setFenceProperties } from "./fence-meta";
import { visitNodes } from "./visit-nodes";

/**
 * Stores the title and the meta of each fence as attributes, which survive the conversion to HTML. The title is
 * `title="..."` in the meta or, in READMEs, a bold paragraph right before the fence, which is removed from the text. A
 * bold sentence isn't a title; it describes the fence.
 */
export function remarkCodeBlocks() {
  return (tree: Root): void => {
    takeTitles(tree);
    visitNodes(tree, takeTitles);
    visitNodes(tree, (code) => {
      if (code.type !== "code" || !code.meta) return;
      const dataTitle = metaOption(code, "title");
      setFenceProperties(code, { dataMeta: code.meta, ...(dataTitle !== undefined && { dataTitle }) });
    });
  };
}

/** Removes bold paragraphs that are titles of the following fences. */
function takeTitles(node: Nodes): void {
  if (!("children" in node)) return;
  node.children = node.children.filter((child, index) => {
    const next = node.children[index + 1];
    if (child.type !== "paragraph" || next?.type !== "code") return true;
    const title = boldText(child);
    if (title === undefined || /[.!?]$/.test(title)) return true;
    setFenceProperties(next, { dataTitle: title });
    return false;
  }) as typeof node.children;
}

/** Returns the text of a paragraph that only consists of bold text or inline code, or undefined for others. */
function boldText(paragraph: Paragraph): string | undefined {
  const [strong, ...rest] = paragraph.children;
  if (strong?.type !== "strong" || rest.length > 0) return;
  const parts = strong.children.map((child) => ("value" in child ? child.value : undefined));
  return parts.includes(undefined) ? undefined : parts.join("");
}
