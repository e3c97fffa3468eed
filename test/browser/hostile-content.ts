import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageText } from "../../scripts/fetch/readmes/page";
import { frontMatterPayloads, markdownPayloads } from "../hostile";

/** Payloads that swallow the rest of their page come last. */
const SWALLOWS = /<!--|<!\[|<\?|<plaintext|<xmp|<textarea|<title|<style|<noembed|<iframe|<noscript|closed/;

/**
 * Writes a content folder with the whole corpus: each kind as a README that looks like a fetched one, and payloads in
 * titles of pages.
 */
export async function writeHostileContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const write = async (file: string, fields: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `---\n${fields}\n---\n${text}\n`);
  };
  await write("index.mdx", "title: Home", "Text.");
  await write("guides/index.mdx", "title: Harmless", "Text.\n\n## One\n\n## Two");
  await write("loaders/index.mdx", "title: Loaders", "Text.");
  for (const [sort, [kind, payloads]] of markdownPayloads().entries()) {
    const sorted = payloads.toSorted(([, a], [, b]) => Number(SWALLOWS.test(a)) - Number(SWALLOWS.test(b)));
    const text = sorted.map(([name, payload]) => `Payload: ${name}\n\n${payload}`).join("\n\n");
    const entry = { section: "loaders", group: "Loaders", sort, repository: "example/some-loader" };
    const page = pageText({ ...entry, name: kind, title: kind }, { version: "1.0.0", integrity: "" }, text);
    await writeFile(path.join(folder, "loaders", `_${kind}.md`), page);
  }
  // Many of them have the title A, so each gets its own section.
  const fine = frontMatterPayloads().filter(([, yaml, says]) => says === "" && !yaml.includes("\r"));
  for (const [index, [, yaml]] of fine.entries()) {
    await write(`guides-${index}/index.mdx`, yaml, "## Heading\n\nText.");
    if (yaml.startsWith("title: ") && !yaml.startsWith("title: A\n"))
      await write(`guides/p${index}.mdx`, yaml, "## Heading");
  }
}
