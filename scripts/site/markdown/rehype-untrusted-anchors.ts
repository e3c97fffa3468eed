import type { Root } from "hast";
import type { VFile } from "vfile";
import { decode } from "../../../src/utilities/urls";
import { inputOf } from "./context";
import { sanitizeSchema } from "./sanitize-schema";
import { replaceElements, visitElements } from "./visit-elements";

/**
 * Adjusts links to ids of untrusted pages, including those of footnotes. Sanitizing adds a prefix to these ids, so that
 * they cannot replace ids of this site; heading ids are added later, without the prefix. On an external page, a link
 * with a fragment that does not exist becomes plain text.
 */
export function rehypeUntrustedAnchors() {
  return (tree: Root, file: VFile): void => {
    const isExternal = inputOf(file).source !== null;
    const ids = new Set<unknown>(["top"]);
    visitElements(tree, ({ properties }) => ids.add(properties.id ?? properties.name));
    replaceElements(tree, ({ properties: { href }, properties, children }) => {
      if (typeof href !== "string" || !href.startsWith("#")) return undefined;
      const written = decode(href.slice(1));
      // GitHub ignores letter case in fragments too.
      const candidates = [written, `${sanitizeSchema.clobberPrefix}${written}`, written.toLowerCase()];
      const id = candidates.find((candidate) => ids.has(candidate));
      if (id !== undefined && id !== written) properties.href = `#${id}`;
      return id === undefined && isExternal ? children : undefined;
    });
  };
}
