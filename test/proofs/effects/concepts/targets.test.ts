import path from "node:path";
import { expect } from "vitest";
import webpack from "webpack";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { chromiumForFile, siteIn } from "../../lib/in-chromium";
import { buildOwn, emitted, type Files, project, run, samplesOf } from "../../lib/project";

const PAGE = "concepts/targets.mdx";
const samples = effectsOf(PAGE);

/** A server that uses a built-in module and loads a file on demand. */
const server: Files = {
  "src/server.js": 'import fs from "node:fs";\nimport("./lazy.js").then(({ text }) => console.log(text, typeof fs));',
  "src/lazy.js": 'export const text = "loaded";',
};

samples.effect('production",\n  target: "node20"', {
  files: server,
  without: ["target"],
  shows: 'require("node:fs")',
  hides: 'UnhandledSchemeError: Reading from "node:fs" is not handled by plugins',
});

samples.tries('target: "node20",\n  entry: "./src/server.js",\n};', async (code) => {
  const builtBy = (sample: string) => buildOwn({ ...server, "webpack.config.js": sample });
  // What the version has is used in the code that webpack adds.
  expect(await builtBy(code)).toContain("Object.hasOwn(");
  expect(await builtBy(code.replace("node20", "node"))).not.toContain("Object.hasOwn(");
});

samples.tries('entry: "./src/server.js",\n};', async (code) => {
  const printedBy = async (output: string, file: string) => {
    const sample = code.replace(/\};\s*$/, `  output: ${output},\n};`);
    const folder = await project({ ...server, "webpack.config.js": sample });
    await buildOwn(folder);
    return (await execute(`node dist/${file}`, folder)).output;
  };
  expect(await printedBy("{}", "main.js")).toContain(
    "ReferenceError: require is not defined in ES module scope, you can use import instead",
  );
  expect(await printedBy("{ module: true }", "main.mjs")).toBe("loaded object\n");
  expect(await printedBy('{ filename: "[name].cjs" }', "main.cjs")).toContain("loaded object\n");
});

samples.effect('target: ["web", "es2017"]', {
  without: ["target.0"],
  hides: "For the selected environment is no default script chunk format available",
});

samples.effect('["web", "es2017"]', {
  files: { "src/index.js": "console.log(LIMIT);" },
  rest: { plugins: [new webpack.DefinePlugin({ LIMIT: 5n })] },
  without: ["target.1"],
  // A literal such as 5n came with ES2020.
  shows: 'BigInt("5")',
});

const both: Files = {
  "src/browser.js": 'import "branches";\nimport logo from "./logo.svg";\nconsole.log(logo);',
  "src/server.js": 'import "branches";\nimport logo from "./logo.svg";\nconsole.log(logo);',
  "src/logo.svg": "<svg/>",
  "node_modules/branches/package.json": '{ "exports": { "node": "./node.js", "browser": "./browser.js" } }',
  "node_modules/branches/node.js": 'console.log("for node");',
  "node_modules/branches/browser.js": 'console.log("for browsers");',
};

samples.tries("export default [", async (code) => {
  const emittedBy = async (sample: string) => {
    const folder = await project({ ...both, "webpack.config.js": sample });
    await buildOwn(folder);
    return emitted(path.join(folder, "dist"));
  };
  const each = /^browser\.js\n.*"for browsers".*\.svg"[\s\S]*^server\.cjs\n.*"for node".*\.svg"/m;
  expect(await emittedBy(code)).toMatch(each);
  const overwritten = await emittedBy(code.replaceAll(/output: \{[^}]*\},/g, ""));
  expect(overwritten).toContain('"for node"');
  expect(overwritten).not.toContain('"for browsers"');
});

samples.tries('name: "server"', async (code) => {
  const printed = await run("npx webpack --config-name server", { ...both, "webpack.config.js": code });
  expect(printed).toContain("asset server.cjs");
  expect(printed).not.toContain("browser.js");
});

const visit = chromiumForFile();

samples.tries('target: "universal"', async (code) => {
  const files = {
    ...(await samplesOf(PAGE, "src/rates.js")),
    "src/price.js": 'import { rates } from "./rates.js";\nconsole.log("done", (await rates()).euro);',
  };
  const folder = await project({ ...files, "webpack.config.js": code, "rates.json": '{ "euro": "from the disk" }' });
  await buildOwn(folder);
  expect((await execute("node dist/main.mjs", folder)).output).toBe("done from the disk\n");
  const site = {
    ...(await siteIn(path.join(folder, "dist"))),
    "/": '<script type="module" src="/main.mjs"></script>',
    "/rates.json": '{ "euro": "from the server" }',
  };
  expect(await visit(site)).toBe("done from the server");
});

samples.effect('target: "universal"', {
  files: { "src/price.js": "console.log(1);" },
  without: ["target"],
  shows: /^main\.mjs$/m,
});
