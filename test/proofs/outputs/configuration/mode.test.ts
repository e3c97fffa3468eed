import { expect, test } from "vitest";
import webpack from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/mode.mdx");

const shapes: Files = {};
for (const { title, code } of await fencesOf("configuration/mode.mdx")) {
  if (title.startsWith("src/")) shapes[title] = `${code}\n`;
}

page.shows("configuration.mode should be one of these", () =>
  run("npx webpack", { "webpack.config.js": 'export default { mode: "staging" };' }),
);

page.shows('ATTENTION: The "eval" devtool has been used', () => build(shapes, { mode: "development" }));

page.shows("The 'mode' option has not been set", () => build(shapes, { mode: undefined }));

page.shows("Conflicting values for 'process.env.NODE_ENV'", () =>
  build(shapes, { plugins: [new webpack.DefinePlugin({ "process.env.NODE_ENV": '"staging"' })] }),
);

page.restIs({});

test("the three modes on one example", async () => {
  const production = await build(shapes, { mode: "production" });
  expect(production).toContain("asset main.js 48 bytes");
  expect(production).toContain('(()=>{"use strict";console.log(2*Math.PI*2)})();');
  expect(await build(shapes, { mode: "development" })).toContain("asset main.js 4.3 KiB");
  expect(await build(shapes, { mode: "none" })).toContain("asset main.js 2.99 KiB");
});

test("print-defaults.mjs", async () => {
  const fences = await fencesOf("configuration/mode.mdx");
  const script = fences.find(({ title }) => title === "print-defaults.mjs")?.code ?? "";
  const printed = await run("node print-defaults.mjs", { "print-defaults.mjs": script });
  expect(printed).toContain("nodeEnv: 'development'");
  expect(printed).toContain("exit status 0");
});

test.each([
  ["web", true],
  ["webworker", true],
  ["node", false],
  ["electron-renderer", false],
])("sizes for the target %s are checked: %s", async (target, isChecked) => {
  const large = { "src/index.js": `console.log("${"a".repeat(300_000)}");` };
  expect((await build(large, { target })).includes("WARNING in asset size limit")).toBe(isChecked);
});
