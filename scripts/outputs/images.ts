import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "../content/types";

/** Copies the images that pages show to the hashed names under which the pages ask for them. */
export async function copyImages(pages: Pick<Page, "images">[], outputDir: string): Promise<void> {
  const images = new Map(pages.flatMap((page) => page.images).map(({ output, file }) => [output, file]));
  for (const [output, file] of images) {
    const target = path.join(outputDir, output);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target);
  }
}
