import { expect, test } from "vitest";
import { untestedSamples } from "../../../../scripts/checks/samples/untested-samples";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { writeContent } from "../../temporary-content";

const PAGE = parsePage(
  "configuration/mode.mdx",
  `---
title: Mode
---

\`\`\`js title="webpack.config.js"
export default { mode: "none", output: { clean: true } };
\`\`\`

\`\`\`js title="webpack.config.js"
export default { mode: "production", devtool: "source-map" };
\`\`\`

\`\`\`js title="webpack.config.js" no-validate
export default { mode: "fast" };
\`\`\`
`,
);

/** Returns the lines of the samples without a test, if the page's test file has this text. */
async function untested(text?: string): Promise<number[]> {
  const root = await writeContent(text === undefined ? {} : { "test/proofs/effects/configuration/mode.test.ts": text });
  return (await untestedSamples(PAGE, root)).map(({ line }) => line);
}

test("without a test file, every configuration is listed, except those that are wrong on purpose", async () => {
  expect(await untested()).toEqual([5, 9]);
});

test("a call that finds a sample removes it from the list", async () => {
  expect(await untested("page.effect('clean: true', { without: [] });")).toEqual([9]);
  expect(await untested('page.tries(\n  "devtool: \\"source-map\\"",\n  async () => {},\n);')).toEqual([5]);
  expect(await untested('configurationOf(PAGE, "mode: \\"none\\"")')).toEqual([9]);
});

test("words elsewhere in the file don't", async () => {
  expect(await untested('// clean: true\npage.shows("clean: true")')).toEqual([5, 9]);
});
