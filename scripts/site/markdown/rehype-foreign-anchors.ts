import type { Root } from "hast";
import type { VFile } from "vfile";
import { decode } from "../../../src/utilities/urls";
import { findingsOf } from "./context";
import { sanitizeSchema } from "./sanitize-schema";
import { visitElements } from "./visit-elements";

/**
 * Sanitising puts a prefix before the ids that the author of a foreign page wrote, so that they cannot stand in for ours.
 * Links to them, and those of footnotes, follow here. Ids of headings are made later and have no prefix. On an external page
 * a link whose fragment does not exist becomes its text.
 */
export function rehypeForeignAnchors() {
  return (tree: Root, file: VFile): void => {
    const isExternal = findingsOf(file).source !== null;
    const ids = new Set<unknown>(["top"]);
    visitElements(tree, ({ properties }) => {
      ids.add(properties.id ?? properties.name);
      return undefined;
    });
    visitElements(tree, ({ properties: { href }, properties, children }) => {
      if (typeof href !== "string" || !href.startsWith("#")) return undefined;
      const written = decode(href.slice(1));
      // The code host does not mind letter case either.
      const candidates = [written, `${sanitizeSchema.clobberPrefix}${written}`, written.toLowerCase()];
      const id = candidates.find((candidate) => ids.has(candidate));
      if (id !== undefined && id !== written) properties.href = `#${id}`;
      return id === undefined && isExternal ? children : undefined;
    });
  };
}
