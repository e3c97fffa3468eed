import type { Section } from "../../../src/types";
import type { Page } from "./types";

// What files of the client are called before they have a hash: the build looks them up by these names.

/** Names a section's file; the top level has an empty name. */
export function sectionName({ name }: Pick<Section, "name">): string {
  return `section/${name}`;
}

/** Names the file of a section's outlines. */
export function outlinesName({ name }: Pick<Section, "name">): string {
  return `outlines/${name}`;
}

/** Names a page's file. */
export function pageName({ url }: Pick<Page, "url">): string {
  return `page${url}`;
}

/** Names the chunk that holds the body of a page with state. */
export function codeChunkName({ url }: Pick<Page, "url">): string {
  return `code-${url.split("/").filter(Boolean).join("-") || "home"}`;
}
