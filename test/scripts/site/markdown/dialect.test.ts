import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { isRecording } from "../../../../scripts/lib/recording";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { context, FIXTURES } from "./compile";
import { render } from "./render";

const ADVICE =
  "`npm test -- test/scripts/site/markdown/dialect.test.ts --update` writes the HTML again: check what differs.";
const inputs = readdirSync(FIXTURES).filter((name) => /\.mdx?$/.test(name));

test.each(inputs)("%s becomes the HTML beside it", async (input) => {
  const file = path.join(FIXTURES, input);
  const compiled = await compilePage({ file, url: "/page/", body: await readFile(file, "utf8") }, context);
  expect(compiled.problems).toEqual([]);

  const html = openable(input, await render(compiled));
  const expected = file.replace(/\.mdx?$/, ".html");
  if (isRecording()) await writeFile(expected, html);
  expect(html, ADVICE).toBe(await readFile(expected, "utf8"));
});

test("every HTML file has an input", () => {
  const outputs = readdirSync(FIXTURES).filter((name) => name.endsWith(".html"));
  expect(outputs.sort()).toEqual(inputs.map((name) => name.replace(/\.mdx?$/, ".html")).sort());
});

/** Returns a document with the site's styles that a browser can open from the disk. */
function openable(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<link rel="stylesheet" href="../../../src/styles/main.css">
<main class="prose">
${body}
</main>
</html>
`;
}
