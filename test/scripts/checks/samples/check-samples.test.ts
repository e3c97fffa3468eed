import { describe, expect, test } from "vitest";
import { checkSamples } from "../../../../scripts/checks/samples/check-samples";
import { readTrustedPages } from "../../../../scripts/site/content/trusted-pages";
import { type Files, page, readFolder, writeContent } from "../../temporary-content";

async function check(files: Files): Promise<string[]> {
  const folder = await writeContent(files);
  const site = await readFolder(folder);
  const problems = await checkSamples(await readTrustedPages(site, folder));
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

const sample = (code: string, info = 'js title="webpack.config.js"') => page(`\`\`\`${info}\n${code}\n\`\`\`\n`);

describe("a configuration is accepted if it", () => {
  test.each([
    ["is an object", 'export default { mode: "production" };'],
    ["is CommonJS", 'module.exports = { context: __dirname, output: { path: require("path").join(__dirname, "x") } };'],
    ["is a list", 'export default [{ name: "a" }, { name: "b" }];'],
    ["is a function", "export default (env, { mode }) => ({ mode });"],
    ["is a promise", "export default fetch('https://example.org').then(() => ({ cache: true }));"],
    ["awaits", 'const path = await import("node:path");\nexport default { context: path.resolve("/") };'],
    ["uses import.meta", "const __dirname = import.meta.dirname;\nexport default { context: __dirname };"],
    [
      "uses packages that are not installed",
      'import Html, { minify } from "x-webpack-plugin";\nimport base from "./base.js";\n' +
        "export default { ...base, plugins: [new Html({ minify }), Html.for(1)] };",
    ],
    [
      "reads files",
      'import { readFileSync as read } from "fs";\nexport default { name: read("./key.pem").toString() };',
    ],
    ["extends another one", 'export default { extends: "./base.js", watch: true };'],
  ])("%s", async (_, code) => {
    expect(await check({ "a.mdx": sample(code) })).toEqual([]);
  });

  test("is TypeScript", async () => {
    const code =
      'import type { Configuration } from "webpack";\nconst c: Configuration = { mode: "none" };\nexport default c;';
    expect(await check({ "a.mdx": sample(code, 'ts title="webpack.config.ts"') })).toEqual([]);
  });
});

test.each([
  [
    "an unknown option",
    "export default {\n  output: {\n    file: 1,\n  },\n};",
    7,
    /webpack rejects .*: .*output has an unknown property 'file'\./,
  ],
  ["a wrong value", 'export default {\n  mode: "prod",\n};', 6, /configuration\.mode should be one of/],
  [
    "an unknown option of the server",
    "export default {\n  devServer: { prt: 1 },\n};",
    6,
    /Dev Server rejects .*: .*'prt'/,
  ],
  [
    "an unknown option of a plugin",
    'import webpack from "webpack";\nexport default { plugins: [new webpack.ProgressPlugin({ activ: 1 })] };',
    6,
    /Progress Plugin rejects .*: .*'activ'/,
  ],
  [
    "a function's answer in production",
    'export default (_, { mode }) => (mode === "production" ? { a: 1 } : {\n mode });',
    5,
    /'a'/,
  ],
  ["the second of a list", 'export default [{ mode: "none" }, { b: 1 }];', 5, /'b'/],
  ["syntax", "export default {\n  output: { ... },\n};", 6, /isn't valid JavaScript: Expression expected\./],
  [
    "a name that ES modules do not have",
    "export default { context: __dirname };",
    4,
    /can't be loaded: __dirname is not defined\./,
  ],
  ["nothing exported", "export default {};", 4, /no default export/],
  ["a thrown value", "export default () => { throw 'no'; };", 4, /throws no\./],
])("a configuration with a mistake is a problem at its line: %s", async (_, code, line, message) => {
  const problems = await check({ "a.mdx": sample(code) });
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(new RegExp(`^a\\.mdx:${line}:1 (?:This|\\w[\\w ]* rejects this) .*\\.$`));
});

test("a sample in a list has the right column", async () => {
  const problems = await check({ "a.mdx": page("- Text\n\n  ```js\n  export default { mode: 1 };\n  ```\n") });
  expect(problems).toEqual([expect.stringMatching(/^a\.mdx:7:3 /)]);
});

test.each([
  ["is marked", 'js title="webpack.config.js" no-validate', "export default { a: 1 };"],
  ["is a plugin", 'js title="a-plugin.js"', "export default class A { static defaults = { output: 1 }; }"],
  ["is code for browsers", "js", "export default function draw() { document.body.append(1); }"],
  ["isn't code", 'json title="webpack.config.json"', '{ "a": 1 }'],
])("a sample is not run when it %s", async (_, info, code) => {
  expect(await check({ "a.mdx": sample(code, info) })).toEqual([]);
});

test("samples on external pages are never run", async () => {
  expect(await check({ "a.md": sample("export default { a: 1 };") })).toEqual([]);
});

describe("a paragraph", () => {
  const text = "This paragraph says `something` about webpack that is long enough to be worth only one place.";

  test("on two pages is a problem that mentions both places", async () => {
    const again = text.replace("This paragraph", "> **This** [paragraph](/a/),");
    expect(await check({ "a.mdx": page(`Short.\n\n${text}`), "b.mdx": page(again, "B") })).toEqual([
      "b.mdx:4:3 This paragraph also appears at a.mdx:6:1. Keep one of them, and link to it.",
    ]);
  });

  test.each([
    ["on one page", { "a.mdx": page(`${text}\n\n${text}`) }],
    ["when it is short", { "a.mdx": page("You may see:"), "b.mdx": page("You may see:", "B") }],
    ["in texts of others", { "a.mdx": page(text), "b.md": page(text, "B") }],
    [
      "when it consists of names",
      {
        "a.mdx": page(`Type: ${"`a b c d e f` ".repeat(3)}`),
        "b.mdx": page(`Type: ${"`a b c d e f` ".repeat(3)}`, "B"),
      },
    ],
    ["as code", { "a.mdx": sample(text, "text"), "b.mdx": sample(text, "text").replace("A page", "B") }],
  ])("may be repeated %s", async (_, files) => {
    expect(await check(files)).toEqual([]);
  });
});
