import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("api/index.mdx");

samples.tries("new TimePlugin()", async (code) => {
  const files: Files = { "src/index.js": 'import "./cart.js";', "src/cart.js": "console.log(1);" };
  const built = await buildOwn({ ...files, "webpack.config.js": code });
  // Once for the whole build, although there are two modules.
  expect(built.match(/^Built in \d+ ms$/gm)).toHaveLength(1);
  const plain = await buildOwn({ ...files, "webpack.config.js": code.replace("new TimePlugin()", "") });
  expect(plain).toContain("compiled successfully");
  expect(plain).not.toContain("Built in");
});
