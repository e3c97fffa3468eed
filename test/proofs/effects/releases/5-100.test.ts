import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, samplesOf } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const PAGE = "releases/5-100.mdx";
const samples = effectsOf(PAGE);

samples.tries("VirtualUrlPlugin({", async (code) => {
  const files = await samplesOf(PAGE, "src/index.js");
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("2.4.0");
  const plain = await buildOwn({ ...files, "webpack.config.js": "export default {};" });
  expect(plain).toContain('Reading from "virtual:release" is not handled by plugins');
});

samples.tries("deferImport: true", async (code) => {
  const files: Files = {
    "src/index.js": `
      import defer * as later from "./later.js";
      import defer * as never from "./never.js";
      console.log("start");
      later.draw();
      if (globalThis.missing) never.draw();`,
    "src/later.js": 'console.log("later runs");\nexport const draw = () => console.log("draw");',
    "src/never.js": 'console.log("never runs");\nexport const draw = () => console.log("draw");',
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("start\nlater runs\ndraw");
  expect(await buildOwn({ ...files, "webpack.config.js": code })).toContain('"never runs"');
  const without = await buildOwn({ ...files, "webpack.config.js": code.replace(/experiments.*/, "") });
  expect(without).toContain("Module parse failed: Unexpected token");
});
