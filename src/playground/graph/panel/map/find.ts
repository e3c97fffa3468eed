import type { SizeNode } from "../../answers/size-tree";
import type { GraphModule } from "../../model/types";

/** The modules whose path contains a text. */
export interface Found {
  /** The nodes of these modules, and all nodes that contain them. */
  nodes: ReadonlySet<SizeNode>;
  modules: ReadonlySet<GraphModule>;
  /** The bytes of all these nodes. */
  size: number;
}

/** Finds modules by a part of their path, in any case. Null if the text is empty. */
export function findIn(top: SizeNode, text: string): Found | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return null;
  const nodes = new Set<SizeNode>();
  const modules = new Set<GraphModule>();
  let size = 0;
  const visit = (node: SizeNode): boolean => {
    const isMatch = node.module?.name.toLowerCase().includes(wanted) ?? false;
    if (isMatch && node.module) {
      modules.add(node.module);
      size += node.size;
    }
    // Every part has to be visited, so this can't stop at the first one.
    const hasMatch = node.parts.map(visit).includes(true);
    if (isMatch || hasMatch) nodes.add(node);
    return isMatch || hasMatch;
  };
  visit(top);
  return { nodes, modules, size };
}
