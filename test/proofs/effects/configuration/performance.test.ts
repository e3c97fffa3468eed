import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("configuration/performance.mdx");

/** A file above the limits of webpack, and below those of the page. */
const large: Files = { "src/index.js": `console.log("${"words ".repeat(45_000)}");` };
/** Modules that import each other, one of them with a call of `eval`; and one that cannot be merged. */
const wasteful: Files = {
  "src/index.js": 'import { b } from "./b.js";\nimport "./old.cjs";\nexport const a = () => [b, eval("1")];\na();',
  "src/b.js": 'import { a } from "./index.js";\nexport const b = () => a;',
  "src/old.cjs": "exports.c = Math.random();",
};

samples.effect("maxEntrypointSize: 400_000", {
  files: large,
  without: ["performance.maxEntrypointSize", "performance.maxAssetSize"],
  hides: [/WARNING in asset size limit/, /WARNING in entrypoint size limit/],
});

samples.effect("maxEntrypointSize: 400_000", {
  files: wasteful,
  without: ["performance.all"],
  shows: /WARNING in eval usage/,
});

samples.effect("maxEntrypointSize: 400_000", {
  files: wasteful,
  without: ["performance.scopeHoistingBailouts"],
  hides: /WARNING in scope hoisting/,
});

samples.tries("process.env.CI", async (code) => {
  for (const [variable, reported] of [
    ["true", "ERROR"],
    ["", "WARNING"],
  ] as const) {
    vi.stubEnv("CI", variable);
    expect(await buildOwn({ ...large, "webpack.config.js": code })).toContain(`\n${reported} in asset size limit`);
  }
});

samples.effect('hints: "stats"', { files: wasteful, without: ["performance.hints"], shows: /HINT in eval usage/ });
samples.effect('hints: "stats"', {
  files: wasteful,
  without: ["performance.circularDependencies"],
  hides: /HINT in circular dependencies/,
});

const film: Files = {
  "src/index.js": 'document.title = new URL("./film.mp4", import.meta.url);',
  "src/film.mp4": "frame ".repeat(45_000),
};
samples.effect("woff2|mp4|wasm", {
  files: film,
  without: ["performance.assetFilter"],
  hides: /WARNING in asset size limit/,
});

samples.tries("woff2|mp4|wasm", async (code) => {
  const files = { "src/index.js": `// ${"words ".repeat(45_000)}\nconsole.log(1);` };
  const mapped = code.replace("export default {", '$& devtool: "source-map",');
  const hasMap = /asset size limit[\s\S]*main\.js\.map/;
  expect(await buildOwn({ ...files, "webpack.config.js": mapped })).not.toMatch(hasMap);
  const replaced = mapped.replace("!info.development &&", "");
  expect(await buildOwn({ ...files, "webpack.config.js": replaced })).toMatch(hasMap);
});

samples.effect("toolbox", {
  files: {
    "src/index.js": 'import { used } from "toolbox";\nconsole.log(used);',
    "node_modules/toolbox/package.json": '{ "name": "toolbox", "type": "module" }',
    "node_modules/toolbox/index.js": 'export { used } from "./used.js";\nexport * from "./spare.js";',
    "node_modules/toolbox/used.js": "export const used = 1;",
    "node_modules/toolbox/spare.js": "export const spare = window.spare();",
  },
  rest: { performance: { missingSideEffects: true } },
  without: ["module"],
  hides: [/missing sideEffects: 1 package/, /window\.spare\(\)/],
});

samples.effect("dataUrlCondition: { maxSize: 6000 }", {
  files: {
    "src/index.js": 'import photo from "./photo.svg";\nconsole.log(photo);\n',
    "src/photo.svg": "<svg/>".repeat(1100),
  },
  without: ["module.rules.0.parser"],
  hides: "WARNING in inlined assets",
});
