import type { Site } from "../content/types";

/** Makes `content-tree.json`: folders and files of the content, as section 3 of the specification describes them. */
export function contentTree({ tree }: Pick<Site, "tree">): Map<string, string> {
  return new Map([["content-tree.json", `${JSON.stringify(tree)}\n`]]);
}
