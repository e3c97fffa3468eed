import type { Page } from "../content/types";
import { publishedBytes } from "../markdown/image-files";

/** Returns the images of pages by their hashed names. */
export function images(pages: Pick<Page, "images">[]): Map<string, Uint8Array> {
  const found = new Map(pages.flatMap((page) => page.images).map(({ output, file }) => [output, file]));
  return new Map([...found].map(([output, file]) => [output, publishedBytes(file)]));
}
