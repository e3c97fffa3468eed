import type { Code, Nodes, Paragraph, Root } from "mdast";
import { visitNodes } from "./visit-nodes";

/**
 * Gives each fence its title and meta as attributes, which survive the passage through raw HTML. The title is
 * `title="..."` in the meta, or a bold-only paragraph right before the fence, which is taken out of the text.
 */
export function remarkCodeBlocks() {
  return (tree: Root): void => {
    takeTitles(tree);
    visitNodes(tree, takeTitles);
    visitNodes(tree, (code) => {
      if (code.type !== "code" || !code.meta) return;
      const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(code.meta);
      setAttributes(code, { dataMeta: code.meta });
      if (title) setAttributes(code, { dataTitle: title[1] ?? title[2] ?? title[3] ?? "" });
    });
  };
}

/** Takes the bold paragraphs out of a node that are titles of the fences behind them. */
function takeTitles(node: Nodes): void {
  if (!("children" in node)) return;
  node.children = node.children.filter((child, index) => {
    const next = node.children[index + 1];
    const title = child.type === "paragraph" && next?.type === "code" ? boldText(child) : undefined;
    if (title === undefined || !next) return true;
    setAttributes(next as Code, { dataTitle: title });
    return false;
  }) as typeof node.children;
}

/** The text of a paragraph that is one bold run of text or inline code. */
function boldText(paragraph: Paragraph): string | undefined {
  const [strong, ...rest] = paragraph.children;
  if (strong?.type !== "strong" || rest.length > 0) return;
  const parts = strong.children.map((child) => ("value" in child ? child.value : undefined));
  return parts.includes(undefined) ? undefined : parts.join("");
}

function setAttributes(code: Code, attributes: Record<string, string>): void {
  code.data = { ...code.data, hProperties: { ...code.data?.hProperties, ...attributes } };
}
