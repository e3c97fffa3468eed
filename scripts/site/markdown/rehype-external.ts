import type { Root } from "hast";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { externalAddress } from "./external-address";
import { tidyHeadings } from "./external-headings";
import { linkPictures, replacePictures } from "./external-pictures";
import { sanitizeSchema } from "./sanitize-schema";
import { visitElements } from "./visit-elements";

/** Ids that the page around the text has. */
const TAKEN = new Set<unknown>(["root", "page-content", "page-contributors", "page-further-reading"]);

/**
 * Makes what others wrote a page of this site. Runs after headings got their ids, which stay those that links from
 * elsewhere use, and before they are collected.
 */
export function rehypeExternal() {
  return (tree: Root, file: VFile): void => {
    const { source, url } = findingsOf(file);
    if (source === null) linkPictures(tree);
    else {
      tidyHeadings(tree, url.split("/").at(-2) ?? "");
      replacePictures(tree, source);
    }
    visitElements(tree, ({ tagName, properties }) => {
      if (source !== null && typeof properties.href === "string")
        properties.href = externalAddress(properties.href, source);
      if (TAKEN.has(properties.id)) properties.id = `${sanitizeSchema.clobberPrefix}${properties.id}`;
      if (!/^t[dh]$/.test(tagName)) delete properties.align; // the page's own text is not centred either
      return undefined;
    });
  };
}
