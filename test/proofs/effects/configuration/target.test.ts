import { expect } from "vitest";
import webpack from "webpack";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { buildOwn, type Files, project } from "../../lib/project";

const samples = effectsOf("configuration/target.mdx");

/** A package with a branch for each platform. */
const branches: Files = {
  "node_modules/branches/package.json": `{
    "name": "branches",
    "exports": { "node": "./node.js", "browser": "./browser.js", "default": "./default.js" }
  }`,
  "node_modules/branches/node.js": 'console.log("for node");',
  "node_modules/branches/browser.js": 'console.log("for browsers");',
  "node_modules/branches/default.js": 'console.log("for all");',
};

samples.effect('target: "node20"', {
  files: { ...branches, "src/index.js": 'import fs from "node:fs";\nimport "branches";\nconsole.log(fs);' },
  without: ["target"],
  shows: [/require\("node:fs"\)/, /"for node"/],
  hides: "UnhandledSchemeError",
});

const ofGlobal: Files = { "src/package.json": "{}", "src/index.js": "console.log(global);" };
samples.effect('"browserslist:last 2 chrome versions"', {
  files: ofGlobal,
  without: ["target"],
  // A browser that is sure to have it.
  shows: "console.log(globalThis)",
});

samples.tries('"browserslist:last 2 chrome versions"', async (code) => {
  const files = { ...ofGlobal, "webpack.config.js": code };
  const withList = await buildOwn({ ...files, ".browserslistrc": "ie 11" });
  expect(withList).toContain("compiled successfully");
  expect(withList).not.toContain("console.log(globalThis)");
  const withSections = await buildOwn({ ...files, ".browserslistrc": "[modern]\nchrome 140" });
  expect(withSections).toContain("no default script chunk format available");
});

samples.effect('["web", "es2017"]', {
  without: ["target.0"],
  hides: "no default script chunk format available",
});

samples.effect('["web", "es2017"]', {
  files: { "src/index.js": "console.log(LIMIT);" },
  rest: { plugins: [new webpack.DefinePlugin({ LIMIT: 5n })] },
  without: ["target.1"],
  // A literal such as 5n came with ES2020.
  shows: 'BigInt("5")',
});

samples.effect('target: "universal"', {
  files: { ...branches, "src/index.js": 'import "branches";\nimport fs from "node:fs";\nconsole.log(fs);' },
  without: ["target"],
  shows: /^main\.mjs\n(?=.*import.*from"node:fs").*"for all"/m,
});

samples.effect('["web", "node22.3"]', {
  files: { "src/index.js": 'import fs from "node:fs";\nif (fs) console.log(fs.existsSync("."));' },
  without: ["target.1"],
  shows: /^main\.mjs\n.*process\.getBuiltinModule\("node:fs"\)/m,
});

samples.tries('target: "universal"', async (code) => {
  const folder = await project({
    "webpack.config.js": code,
    "src/index.js": 'import("./page.js");',
    "src/page.js": 'console.log("loaded on demand");',
  });
  expect(await buildOwn(folder)).toMatch(/^\d+\.mjs$/m);
  expect((await execute("node dist/main.mjs", folder)).output).toBe("loaded on demand\n");
});

samples.effect('target: "deno2"', {
  files: {
    "src/index.js": `
      import fs from "fs";
      import chalk from "npm:chalk";
      import x from "https://example.com/x.js";
      console.log(fs, chalk, x);`,
  },
  without: ["target"],
  shows: /^main\.mjs\n(?=.*from"node:fs")(?=.*from"npm:chalk").*from"https:\/\/example\.com\/x\.js"/m,
});

samples.effect('target: "bun"', {
  files: {
    "src/index.js": 'import { Database } from "bun:sqlite";\nimport bun from "bun";\nconsole.log(Database, bun);',
  },
  without: ["target"],
  shows: /^main\.mjs\n(?=.*from"bun:sqlite").*from"bun"/m,
});

samples.tries('target: "bun"', async (code) => {
  const files = { "webpack.config.js": code, "src/index.js": 'import chalk from "npm:chalk";\nconsole.log(chalk);' };
  expect(await buildOwn(files)).toContain('Reading from "npm:chalk" is not handled');
});

samples.effect("target: false", {
  without: ["output"],
  hides: "Chunk format can't be selected by default",
});

samples.effect("target: false", {
  files: { ...branches, "src/index.js": 'import "branches";' },
  without: ["target"],
  shows: '"for all"',
});
