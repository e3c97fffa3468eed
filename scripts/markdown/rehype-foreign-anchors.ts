import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { sanitizeSchema } from "./sanitize-schema";

/**
 * Sanitising puts a prefix before the ids that the author of a foreign page wrote, so that they cannot stand in for ours.
 * Links to them, and those of footnotes, follow here. Ids of headings are made later and have no prefix.
 */
export function rehypeForeignAnchors() {
  return (tree: Root): void => {
    const ids = new Set<unknown>();
    visit(tree, "element", ({ properties }) => {
      ids.add(properties.id ?? properties.name);
    });
    visit(tree, "element", ({ properties: { href }, properties }) => {
      if (typeof href !== "string" || !href.startsWith("#")) return;
      const prefixed = `${sanitizeSchema.clobberPrefix}${href.slice(1)}`;
      if (!ids.has(href.slice(1)) && ids.has(prefixed)) properties.href = `#${prefixed}`;
    });
  };
}
