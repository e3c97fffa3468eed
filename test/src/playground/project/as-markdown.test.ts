import { expect, test } from "vitest";
import { asMarkdown } from "../../../../src/playground/project/as-markdown";

test("a project is Markdown with a fence for each file, longer than those inside", () => {
  const files = { "src/index.mjs": "a();\n", "notes.md": "````js\n```\n````" };
  expect(asMarkdown(files, [], "5.112.2")).toBe(
    "`src/index.mjs`\n\n```js\na();\n```\n\n`notes.md`\n\n`````md\n````js\n```\n````\n`````\n\nBuilt with webpack 5.112.2, without errors.\n",
  );
});

test("webpack's output comes last", () => {
  expect(asMarkdown({ "a.js": "" }, ["ERROR in ./a.js", "WARNING"], "5.112.2")).toContain(
    "webpack 5.112.2 reports:\n\n```\nERROR in ./a.js\n\nWARNING\n```\n",
  );
});
