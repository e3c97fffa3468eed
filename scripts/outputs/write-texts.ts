import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes texts, and pictures, by their path in the output folder. */
export async function writeTexts(files: ReadonlyMap<string, string | Uint8Array>, outputDir: string): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(outputDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
