import type { Page } from "../content/types";
import { publishedBytes } from "../markdown/image-files";

/** Gives the images that pages show, below the hashed names by which the pages ask for them. */
export function images(pages: Pick<Page, "images">[]): Map<string, Uint8Array> {
  const found = new Map(pages.flatMap((page) => page.images).map(({ output, file }) => [output, file]));
  return new Map([...found].map(([output, file]) => [output, publishedBytes(file)]));
}
