import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("tree-shaking");
const BUILD = "npx webpack";

const firstLine = (output: string) => output.slice(0, output.indexOf("\n"));
const main = () => guide.read("dist/main.js");

test("1-add-a-utility and 2-minify", async () => {
  await guide.goTo("1-add-a-utility");
  await guide.run(BUILD);
  const code = await main();
  const start = code.indexOf('/***/ "./src/math.js"');
  const shown = code.slice(start, code.indexOf("/***/ }", start));
  await guide.expectOutput("math.txt", shown.replace(/^\/\*!\*.*\n.*\n.*\*\/\n/m, ""));
  expect(shown).toContain("unused");

  await guide.goTo("2-minify");
  await guide.run(BUILD);
  await guide.expectOutput("minified.txt", await main());
  const page = "<!doctype html><meta charset=utf-8><body><script src=main.js></script>";
  await guide.write("dist/index.html", page);
  await (await guide.open("dist/index.html")).getByText("5 cubed is 125").waitFor();

  // What no analysis can follow keeps everything.
  await guide.write("src/index.js", 'import * as math from "./math.js";\nwindow.math = math;\n');
  await guide.run(BUILD);
  expect(await main()).toMatch(/square/);
  await guide.write(
    "src/index.js",
    'import * as math from "./math.js";\nconsole.log(math.cube(Number(location.hash)));\n',
  );
  await guide.run(BUILD);
  expect(await main()).not.toMatch(/square|return/);
  await guide.write(
    "src/math.js",
    "export class M {\n  static square(x) { return x * x; }\n  static cube(x) { return x ** 3; }\n}\n",
  );
  await guide.write("src/index.js", 'import { M } from "./math.js";\nconsole.log(M.cube(Number(location.hash)));\n');
  await guide.run(BUILD);
  expect(await main()).toContain("square");
});

test("3-package", async () => {
  await guide.goTo("3-package");
  await guide.run(BUILD);
  expect(guide.files("dist")).toEqual(["main.css", "main.js"]);
  await guide.expectOutput("package.txt", await main());
  await guide.expectOutput("package-css.txt", await guide.read("dist/main.css"));

  const { output } = await guide.run(`${BUILD} --stats-optimization-bailout --stats-nested-modules`);
  await guide.expectOutput(
    "bailout.txt",
    output.slice(output.indexOf("cacheable modules"), output.indexOf("webpack 5.")),
  );

  // Without the check that measures time: on a busy machine much is slow.
  const asked = "$&\n  performance: { all: true, hotspots: false },";
  await guide.write("webpack.config.js", (await guide.read("webpack.config.js")).replace('"production",', asked));
  const hints = (await guide.run(BUILD, { allowWarnings: true })).output;
  await guide.expectOutput("hints.txt", hints);
});

test("4-all-free and 5-css-kept", async () => {
  await guide.goTo("4-all-free");
  await guide.run(BUILD);
  expect(guide.files("dist")).toEqual(["main.js"]);
  await guide.expectOutput("all-free.txt", await main());

  await guide.goTo("5-css-kept");
  await guide.run(BUILD);
  expect(guide.files("dist")).toEqual(["main.css", "main.js"]);
  await guide.expectOutput("css-kept.txt", await guide.read("dist/main.css"));
  expect(await main()).not.toContain("div");
});

test("6-constants", async () => {
  await guide.goTo("6-constants");
  await guide.run(BUILD);
  await guide.expectOutput("constants.txt", await main());
});

test("7-call and 8-pure-call", async () => {
  await guide.goTo("7-call");
  await guide.run(BUILD);
  await guide.expectOutput("call.txt", await main());

  await guide.goTo("8-pure-call");
  await guide.run(BUILD);
  await guide.expectOutput("pure-call.txt", await main());
  const pure = await main();

  // The same with the comment at the function, and with a rule.
  await guide.goTo("7-call");
  const theme = await guide.read("src/theme.js");
  await guide.write("src/theme.js", `/*#__NO_SIDE_EFFECTS__*/\n${theme}`);
  await guide.run(BUILD);
  expect(await main()).toBe(pure);
  await guide.write("src/theme.js", theme);
  const rule = 'module: { rules: [{ test: /theme\\.js$/, parser: { pureFunctions: ["makeTheme"] } }] }';
  await guide.write("webpack.config.js", `export default { mode: "production", ${rule} };\n`);
  await guide.run(BUILD);
  expect(await main()).toBe(pure);
});

test("9-separate-scopes and 10-one-scope", async () => {
  await guide.goTo("9-separate-scopes");
  await guide.run(BUILD);
  await guide.expectOutput("separate-scopes.txt", await main());
  expect(Buffer.byteLength(await main())).toBe(519);

  await guide.goTo("10-one-scope");
  await guide.run(BUILD);
  await guide.expectOutput("one-scope.txt", await main());
  expect(await main()).toContain("46.41");
  expect(Buffer.byteLength(await main())).toBe(75);
});

test("11-whole-library and 12-one-function", async () => {
  await guide.goTo("11-whole-library");
  const whole = (await guide.run(BUILD)).output;
  await guide.expectOutput("whole-library.txt", firstLine(whole));
  expect(await main()).toContain("debounce");

  await guide.goTo("12-one-function");
  const part = (await guide.run(BUILD)).output;
  await guide.expectOutput("one-function.txt", firstLine(part));
  expect(await main()).not.toContain("debounce");
  expect((await main()).length).toBeLessThan(17_000);
});

test("CommonJS", async () => {
  await guide.goTo("2-minify");
  await guide.write("src/index.js", 'import { area } from "./shapes.cjs";\nconsole.log(area(3, 4));\n');
  await guide.write(
    "src/shapes.cjs",
    '"use strict";\nexports.area = (x, y) => x * y;\nexports.round = (r) => Math.PI * r;\n',
  );
  await guide.run(BUILD);
  expect(await main()).not.toContain("PI");
  await guide.write(
    "src/shapes.cjs",
    "const all = { area: (x, y) => x * y, round: (r) => Math.PI * r };\nfor (const name in all) exports[name] = all[name];\n",
  );
  await guide.run(BUILD);
  expect(await main()).toContain("PI");
});
