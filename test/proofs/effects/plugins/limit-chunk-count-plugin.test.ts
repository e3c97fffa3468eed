import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";
import { runOwn } from "../../lib/run-own";
import { chunks } from "./chunks";

const samples = effectsOf("plugins/limit-chunk-count-plugin.mdx");

samples.effect("plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],", {
  files: chunks,
  without: ["plugins"],
  hides: /^asset \d+\.js/m,
});

samples.tries("plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],", async (code) => {
  expect(await runOwn({ ...chunks, "webpack.config.js": code })).toBe("main\na\nb\nc\nd");
});

samples.tries("entryChunkMultiplicator: 1", async (code) => {
  // Each file in a line of its own, which begins after its name.
  const built = await buildOwn({ ...chunks, "webpack.config.js": code });
  expect(built.match(/^asset \S+\.js/gm)).toHaveLength(3);
  expect(built).toMatch(/^main\.js\n.*"This is d/m);
  const weighted = code.replace(/chunkOverhead: 0,|entryChunkMultiplicator: 1,/g, "");
  const other = await buildOwn({ ...chunks, "webpack.config.js": weighted });
  expect(other.match(/^asset \S+\.js/gm)).toHaveLength(3);
  expect(other).toMatch(/^\d+\.js\n.*"This is (?:a[^\n]*"This is d|d[^\n]*"This is a)/m);
});

samples.tries("env.single", async (code) => {
  const builtWith = (env: string) =>
    buildOwn({
      ...chunks,
      "webpack.config.js": `${code.replace("export default", "const withEnv =")}\nexport default withEnv(${env});`,
    });
  expect((await builtWith("{ single: true }")).match(/^asset \S+\.js/gm)).toHaveLength(1);
  expect((await builtWith("{}")).match(/^asset \S+\.js/gm)).toHaveLength(5);
});
