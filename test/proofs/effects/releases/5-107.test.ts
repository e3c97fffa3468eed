import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, type Files } from "../../lib/project";
import { exported } from "../configuration/exported";

const samples = effectsOf("releases/5-107.mdx");

samples.tries("experiments: { html: true, typescript: true }", async (code) => {
  const { folder, configuration } = await exported(code, {
    "src/index.html": `<link rel="stylesheet" href="./page.css"><img src="./logo.png"><script src="./shop.ts"></script>`,
    "src/shop.ts": 'const title: string = "a shop";\ndocument.title = title;',
    "src/page.css": "a { color: red }",
    "src/logo.png": "a logo",
  });
  const built = await build(folder, configuration);
  expect(built).toMatch(
    /^index\.html\n<link rel=stylesheet href=page\.css><img src=\w{20}\.png><script src=shop\.js>/m,
  );
  for (const content of ["a logo", "a{color:red}", 'document.title="a shop"']) expect(built).toContain(content);
  // Both have become the default since.
  for (const off of [{ html: false }, { typescript: false }]) {
    const experiments = { ...configuration.experiments, ...off };
    expect(await build(folder, { ...configuration, experiments })).toContain("Module parse failed");
  }
});

samples.effect("experiments: { html: true, typescript: true }", {
  files: { "src/shop.html": "<p>A shop</p>" },
  rest: { entry: "./src/shop.html" },
  without: ["output"],
  shows: /^index\.html\n<p>A shop/m,
});

samples.tries('progressBar: { name: "Acme" }', async (code) => {
  /** Returns what a build writes into its log, which is a terminal. */
  const logOf = async (sample: string): Promise<string> => {
    const { folder, configuration } = await exported(sample);
    let log = "";
    const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 120 }).on("data", (text) => (log += text));
    await build(folder, { ...configuration, infrastructureLogging: { stream, colors: false } });
    return stripVTControlCharacters(log);
  };
  expect(await logOf(code)).toMatch(/Acme ━+ \(\d+%\)/);
  const plain = await logOf(code.replace(/progressBar: \{.*?\}/, ""));
  expect(plain).toContain("% building");
  expect(plain).not.toMatch(/Acme|━/);
});

const kit: Files = {
  "package.json": "{}",
  "src/index.js": 'import "kit";\nimport "./other.cjs";',
  "src/other.cjs": 'require("kit");',
  "node_modules/kit/package.json":
    '{ "exports": { "module-sync": "./sync.mjs", "import": "./import.mjs", "require": "./require.cjs" } }',
  "node_modules/kit/sync.mjs": 'console.log("<sync>");',
  "node_modules/kit/import.mjs": 'console.log("<import>");',
  "node_modules/kit/require.cjs": 'console.log("<require>");',
};
samples.effect("esm: { conditionNames:", {
  files: kit,
  without: ["resolve"],
  shows: /^main\.js\n(?=.*<import>)(?=.*<require>)/m,
  // One copy for both imports.
  hides: /^main\.js\n(?!.*<sync>.*<sync>)(?!.*<import>)(?!.*<require>).*<sync>/m,
});
