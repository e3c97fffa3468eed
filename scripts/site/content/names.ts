import type { Section } from "../../../src/types";
import { decode } from "../../../src/utilities/urls";
import { contentHash } from "../../lib/digest";
import type { Page } from "./types";

// Files of the client have these names before a hash is added, and the build looks them up under these names.

/** Returns the name of a section's file. The name of the top level itself is empty. */
export function sectionName({ name }: Pick<Section, "name">): string {
  return `section/${name}`;
}

/** Returns the name of the file with a section's outlines. */
export function outlinesName({ name }: Pick<Section, "name">): string {
  return `outlines/${name}`;
}

/** Returns the name of a page's file. */
export function pageName({ url }: Pick<Page, "url">): string {
  return `page${url}`;
}

/** Returns the name of the chunk with the body of a page that has components with state. */
export function codeChunkName({ url }: Pick<Page, "url">): string {
  // The dev server looks up a chunk by its decoded address, so a name must not contain percent signs.
  const name = url.replace(/%[^/]*/g, contentHash(url, 8));
  return `code-${name.split("/").filter(Boolean).join("-") || "home"}`;
}

/** Returns the path in the output of the file with an address of this site. Hosts decode an address to find the file. */
export function outputFile(url: string): string {
  return decode(url).slice(1);
}
