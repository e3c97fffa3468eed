import type { Site } from "../content/types";

/** Returns `content-tree.json`: folders and files of the content (specification, section 3). */
export function contentTree({ tree }: Pick<Site, "tree">): Map<string, string> {
  return new Map([["content-tree.json", `${JSON.stringify(tree)}\n`]]);
}
