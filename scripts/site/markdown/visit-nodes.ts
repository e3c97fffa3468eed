import type { Nodes, Parents, RootContent } from "mdast";

/** Called for each node below the root, before its children; may put another in its place, which is not visited. */
type Visitor = (node: RootContent, index: number, parent: Parents) => void;

/** Walks a Markdown tree in document order. What `visitElements` says of unist-util-visit is true here as well. */
export function visitNodes(parent: Parents, visitor: Visitor): void {
  for (let index = 0; index < parent.children.length; index++) {
    const node: Nodes | undefined = parent.children[index];
    if (!node) continue;
    visitor(node, index, parent);
    if ("children" in node) visitNodes(node, visitor);
  }
}
