import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("releases/5-101.mdx");

const deferring = 'import defer * as chart from "./chart.js";\nconsole.log("start");\nchart.draw();';
const chart: Files = { "src/chart.js": 'console.log("chart runs");\nexport const draw = () => console.log("draw");' };

samples.tries("parser: { deferImport: true }", async (code) => {
  const files: Files = { ...chart, "src/index.js": 'import "./page.lazy.js";', "src/page.lazy.js": deferring };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("start\nchart runs\ndraw");
  // Files that the rule does not match, and a project without the rule, know no such import.
  const unmatched = await buildOwn({ ...chart, "src/index.js": deferring, "webpack.config.js": code });
  const without = await buildOwn({ ...files, "webpack.config.js": code.replace(/rules: .*/, "") });
  for (const built of [unmatched, without]) expect(built).toContain("Module parse failed: Unexpected token (1:13)");
  // Why the experiment stays on.
  const ruleOnly = await buildOwn({
    ...files,
    "webpack.config.js": code.replace(/experiments: .*|parser: \{ javascript.*/g, ""),
  });
  expect(ruleOnly).toContain("Cannot deferred concatenate a module");
});
