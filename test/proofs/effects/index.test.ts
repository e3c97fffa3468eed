import { expect } from "vitest";
import { effectsOf } from "../lib/effects";
import { build, buildOwn, type Files, samplesOf } from "../lib/project";

const samples = effectsOf("index.mdx");

/** Returns the emitted files without what webpack prints, where the milliseconds differ. */
const filesIn = (built: string) => built.replace(/^[\s\S]*compiled successfully.*\n/, "");

samples.tries('filename: "main.js"', async (code) => {
  const files: Files = await samplesOf("index.mdx", "src/index.js", "src/bar.js");
  const written = filesIn(await buildOwn({ ...files, "webpack.config.js": code }));
  expect(written).toMatch(/^main\.js\n.*Bundled by webpack/);
  expect(written).toBe(filesIn(await build(files, { mode: "production" })));
});
