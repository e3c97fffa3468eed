import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { launchChromium } from "../../scripts/lib/browser";
import { htmlFiles, pathOf } from "./files";
import type { DocumentFacts } from "./read-document";

/**
 * Reads every document of a built site, by route, with a real parser: Chromium takes a tenth of jsdom's time. Scripts
 * of the documents don't run, and nothing that they refer to is loaded.
 */
export async function readDocuments(directory: string): Promise<Map<string, DocumentFacts>> {
  const entryPoints = [path.join(import.meta.dirname, "read-document.ts")];
  const bundle = await build({ entryPoints, bundle: true, write: false, format: "iife" });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
    const documents = new Map<string, DocumentFacts>();
    for (const file of htmlFiles(directory)) {
      const html = await readFile(path.join(directory, file), "utf8");
      const facts = await page.evaluate((text) => {
        const { readDocument } = globalThis as unknown as { readDocument: (html: string) => DocumentFacts };
        return readDocument(text);
      }, html);
      documents.set(pathOf(file), facts);
    }
    return documents;
  } finally {
    await browser.close();
  }
}
