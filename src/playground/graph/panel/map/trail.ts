import type { SizeNode } from "../../answers/size-tree";

/**
 * Returns the nodes from the top of a tree along a trail of nodes, which may be from an earlier tree, as far as this
 * tree has them. The first one is the top.
 */
export function follow(top: SizeNode, trail: readonly SizeNode[]): SizeNode[] {
  const nodes = [top];
  for (const step of trail) {
    const at = nodes.at(-1) ?? top;
    const next = at.parts.find(({ kind, name }) => kind === step.kind && name === step.name) ?? restIn(at, step);
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
}

/** A rest isn't a part of the tree, but its parts are. */
function restIn(node: SizeNode, step: SizeNode): SizeNode | undefined {
  const [first] = step.parts;
  return step.kind === "rest" && first && node.parts.includes(first) ? step : undefined;
}
