import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "../content/types";
import { publishedBytes } from "../markdown/image-files";

/** Writes the images that pages show under the hashed names by which the pages ask for them. */
export async function writeImages(pages: Pick<Page, "images">[], outputDir: string): Promise<void> {
  const images = new Map(pages.flatMap((page) => page.images).map(({ output, file }) => [output, file]));
  for (const [output, file] of images) {
    const target = path.join(outputDir, output);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, publishedBytes(file));
  }
}
