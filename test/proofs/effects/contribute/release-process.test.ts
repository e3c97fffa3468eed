import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";

const samples = effectsOf("contribute/release-process.mdx");

samples.effect("futureDefaults: true", {
  files: {
    "src/package.json": "{}",
    "src/index.js": 'import { perimeter } from "./shapes.js";\nconsole.log(perimeter);',
    "src/shapes.js": "export const area = 1;",
  },
  without: ["experiments"],
  shows: /^ERROR in .*\nexport 'perimeter' \(imported as 'perimeter'\) was not found/m,
});

/** A plugin for webpack 4, whose modules were in an array. */
const outdated =
  '(compiler) => compiler.hooks.emit.tap("Outdated", (compilation) => void compilation.modules.map(String))';
samples.tries("futureDefaults: true", async (code) => {
  const withPlugin = code.replace("experiments:", `plugins: [${outdated}],\n  experiments:`);
  expect(await buildOwn({ "webpack.config.js": withPlugin })).toContain("compiled successfully");
  const strict = withPlugin.replace("futureDefaults: true,", "futureDefaults: true,\n    backCompat: false,");
  expect(await buildOwn({ "webpack.config.js": strict })).toContain("compilation.modules.map is not a function");
});
