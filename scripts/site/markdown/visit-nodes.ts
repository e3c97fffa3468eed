import type { Nodes, Parents, RootContent } from "mdast";

/**
 * A function that is called for each node below the root, before its children. It may replace the node; the replacement
 * is not visited.
 */
type Visitor = (node: RootContent, index: number, parent: Parents) => void;

/**
 * Visits all nodes of a Markdown tree in document order. It replaces unist-util-visit, which took a tenth of the build
 * time.
 */
export function visitNodes(parent: Parents, visitor: Visitor): void {
  for (let index = 0; index < parent.children.length; index++) {
    const node: Nodes | undefined = parent.children[index];
    if (!node) continue;
    visitor(node, index, parent);
    if ("children" in node) visitNodes(node, visitor);
  }
}
