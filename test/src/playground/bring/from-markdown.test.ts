import { expect, test } from "vitest";
import { fromMarkdown } from "../../../../src/playground/bring/from-markdown";
import { asMarkdown } from "../../../../src/playground/project/as-markdown";
import { STARTING_PROJECTS } from "../../../../src/playground/project/starting-projects";

test.each(STARTING_PROJECTS.map(({ id, files }) => [id, files] as const))(
  "%s comes back from its Markdown",
  (_, files) => {
    const text = asMarkdown(files, ["ERROR in ./src/index.js"], "5.113.0");
    expect(fromMarkdown(text)).toEqual({ project: files, left: ["1 code block without the name of a file"] });
  },
);

test("fences inside of files, and binary files, come back as far as they can", () => {
  const files = {
    "notes.md": "````js\n```\n````\n",
    "a.png": "data:application/octet-stream;base64,AP8=",
    ".babelrc": "{}\n",
  };
  expect(fromMarkdown(asMarkdown(files, [], "5.113.0"))).toEqual({
    project: { "notes.md": files["notes.md"], ".babelrc": "{}\n" },
    left: ["a.png"],
  });
});

const fence = (info: string, code = "a();") => `\`\`\`${info}\n${code}\n\`\`\``;

test.each([
  ["a heading", `### webpack.config.js\n\n${fence("js")}`],
  ["bold text", `**webpack.config.js**\n${fence("js")}`],
  ["a sentence with one name in code", `Here is my \`webpack.config.js\`:\n\n${fence("")}`],
  ["a name with a colon", `webpack.config.js:\n${fence("js")}`],
  ["a label", `File: ./webpack.config.js\n${fence("js")}`],
  [
    "a list item",
    `1. webpack.config.js\n\n   ${fence("js", "   a();").replaceAll("\n", "\n   ").replace("      ", "   ")}`,
  ],
  ["a summary", `<details><summary>webpack.config.js</summary>\n\n${fence("js")}\n</details>`],
  ["a title", fence('js title="webpack.config.js"')],
  ["an info string", fence("js webpack.config.js")],
  ["Windows", `webpack.config.js\r\n\r\n${fence("js").replaceAll("\n", "\r\n")}`],
])("a file name can be in %s", (_, text) => {
  expect(fromMarkdown(text).project).toEqual({ "webpack.config.js": "a();\n" });
});

test("a file name can be in a comment, which stays", () => {
  expect(fromMarkdown(`Text\n${fence("js", "// src/index.js\na();")}`).project).toEqual({
    "src/index.js": "// src/index.js\na();\n",
  });
  expect(fromMarkdown(`Text\n${fence("css", "/* a.css */")}`).project).toEqual({ "a.css": "/* a.css */\n" });
});

test.each([
  ["nothing", ""],
  ["text", "webpack.config.js\nmodule.exports"],
  ["code without a name", `Text\n${fence("js")}`],
  ["paths out of the project", `\`../a.js\`\n${fence("js")}`],
  ["names that change objects", `\`__proto__/a.js\`\n${fence("js")}`],
])("%s is refused in a sentence", (_, text) => {
  expect(() => fromMarkdown(text)).toThrow("There is no code block with the name of a file above it");
});

test("a long line takes no time", () => {
  const line = `${"`".repeat(50_000)}${" a".repeat(50_000)}`;
  expect(() => fromMarkdown(`${line}\n${"<".repeat(50_000)}\n${fence("js")}`)).toThrow("no code block");
}, 2_000);
