import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { type Saved, watched } from "../../lib/watched";

const samples = effectsOf("plugins/automatic-prefetch-plugin.mdx");

samples.tries("AutomaticPrefetchPlugin()", async (code) => {
  const files = { "webpack.config.js": code, "src/index.js": 'import "./b.js";', "src/b.js": "console.log(1);" };
  const saves: Saved[] = [
    { "src/index.js": "console.log(2);" },
    { "src/b.js": null, "src/index.js": "console.log(3);" },
  ];
  // The second build requests what nothing imports any longer, and the third one what no longer exists.
  const missing = /Can't resolve '\S+b\.js'/;
  const [, second = "", third] = await watched(files, saves);
  expect(second).toContain("compiled successfully");
  expect(second).toMatch(/orphan modules|\.\/src\/b\.js/);
  expect(third).toMatch(missing);
  const [, plainSecond, plainThird] = await watched(files, saves, { plugins: [] });
  expect(plainSecond).not.toMatch(/orphan modules|\.\/src\/b\.js/);
  expect(plainThird).not.toMatch(missing);
});
