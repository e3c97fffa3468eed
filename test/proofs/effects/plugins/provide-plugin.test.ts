import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, samplesOf } from "../../lib/project";
import { providesJquery } from "../../lib/provides-jquery";
import { runOwn } from "../../lib/run-own";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const PAGE = "plugins/provide-plugin.mdx";
const samples = effectsOf(PAGE);

samples.tries('"window.jQuery": "jquery"', async (code) =>
  providesJquery(code, {
    ...(await samplesOf(PAGE, "node_modules/acme-slider/slider.js")),
    "src/index.js": 'import "acme-slider/slider.js";\n$("p").show();',
  }),
);

samples.tries('debounce: ["lodash-es", "debounce"]', async (code) => {
  const files: Files = {
    "webpack.config.js": code,
    "src/index.js": "log(debounce());",
    "src/logger.js": 'export const log = (text) => console.log("log:", text);\nexport const other = "unused log";',
    "node_modules/lodash-es/package.json": '{ "type": "module", "sideEffects": false }',
    "node_modules/lodash-es/index.js": `export const debounce = () => "debounced";
export const throttle = () => "unused throttle";`,
  };
  expect(await runOwn(files)).toBe("log: debounced");
  expect(await buildOwn(files)).not.toContain('"unused');
});

samples.tries('Buffer: ["buffer", "Buffer"]', async (code) => {
  const files = { "src/index.js": 'console.log(process.browser, Buffer.from("a").toString("base64"));' };
  const packages = ["process", "buffer"];
  const folder = await projectWithGuidePackages(packages, { ...files, "webpack.config.js": code });
  expect(await runOwn(folder)).toBe("true YQ==");
  const plain = await projectWithGuidePackages(packages, { ...files, "webpack.config.js": "export default {};" });
  expect(await runOwn(plain)).toBe("ReferenceError: process is not defined");
});
