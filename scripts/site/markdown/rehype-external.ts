import type { Root } from "hast";
import type { VFile } from "vfile";
import { inputOf } from "./context";
import { externalAddress } from "./external-address";
import { tidyHeadings } from "./external-headings";
import { linkPictures, replacePictures } from "./external-pictures";
import { sanitizeSchema } from "./sanitize-schema";
import { visitElements } from "./visit-elements";

/** The ids that the frame of a page uses. */
const TAKEN = new Set<unknown>(["root", "page-content", "page-contributors", "page-further-reading"]);

/**
 * Adapts the text of an untrusted page to this site. Runs before the ids are collected, but after headings have their
 * ids, because links from other sites use them.
 */
export function rehypeExternal() {
  return (tree: Root, file: VFile): void => {
    const { source, url } = inputOf(file);
    if (source === null) linkPictures(tree);
    else {
      tidyHeadings(tree, url.split("/").at(-2) ?? "");
      replacePictures(tree, source);
    }
    visitElements(tree, ({ tagName, properties }) => {
      if (source !== null && typeof properties.href === "string")
        properties.href = externalAddress(properties.href, source);
      if (TAKEN.has(properties.id)) properties.id = `${sanitizeSchema.clobberPrefix}${properties.id}`;
      if (!/^t[dh]$/.test(tagName)) delete properties.align; // The text of other pages is not centered either.
    });
  };
}
