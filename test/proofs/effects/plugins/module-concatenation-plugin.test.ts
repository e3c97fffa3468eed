import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, samplesOf, withoutFormat } from "../../lib/project";

const PAGE = "plugins/module-concatenation-plugin.mdx";
const samples = effectsOf(PAGE);

samples.tries("concatenateModules: true", async (code) => {
  const names = ["src/index.js", "src/area.js", "src/multiply.js", "dist/main.js"];
  const { "dist/main.js": shown = "", ...files } = await samplesOf(PAGE, ...names);
  const builtBy = (sample: string) => buildOwn({ ...files, "webpack.config.js": sample });
  expect(withoutFormat(await builtBy(code))).toContain(`main.js${withoutFormat(shown)}`);
  const apart = await builtBy(code.replace("concatenateModules: true", "concatenateModules: false"));
  expect(apart).toContain("(0,_area_js__WEBPACK_IMPORTED_MODULE_0__/* .area */ .W)(2, 3)");
});

samples.effect("scopeHoistingBailouts: true", {
  files: {
    "src/index.js": 'import { a } from "./a.js";\nconsole.log(a);',
    "src/a.js": 'export const a = eval("1");',
  },
  without: ["performance"],
  shows: `WARNING in scope hoisting: 1 module was not merged into the scope of its importer, so each keeps its own wrapper:
  1 × Module uses eval()
     ./src/a.js`,
});
