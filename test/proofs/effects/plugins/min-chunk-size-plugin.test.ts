import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";
import { chunks } from "./chunks";

const samples = effectsOf("plugins/min-chunk-size-plugin.mdx");

samples.tries("minChunkSize: 5000", async (code) => {
  const builtBy = (sample: string) => buildOwn({ ...chunks, "webpack.config.js": sample });
  const built = await builtBy(code);
  expect(built.match(/^asset \S+\.js/gm)).toHaveLength(3);
  expect(built).toMatch(/^main\.js\n(?!.*"This is [acd])(?=.*"This is b")/m);
  expect(built).toMatch(/^\d+\.js\n(?=.*"This is a")(?=.*"This is d)/m);
  const apart = await builtBy(code.replace("minChunkSize: 5000", "minChunkSize: 1"));
  expect(apart.match(/^asset \S+\.js/gm)).toHaveLength(5);
});
