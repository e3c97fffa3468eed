import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("ecma-script-modules");

/** Builds, expecting no complaint, and returns what the bundle prints. */
async function buildAndRun(): Promise<string> {
  await guide.run("npx webpack");
  return (await guide.run("node dist/main.cjs")).output;
}

/** Returns the first problem of a build that reports some, without the steps of the resolver. */
async function problemOf(status: number): Promise<string> {
  const { output } = await guide.run("npx webpack", { status, allowWarnings: true });
  const [problem = ""] = /^(?:ERROR|WARNING) in .*\n(?:.+\n)*/m.exec(output) ?? [];
  return problem.replace(/^resolve '(?:.|\n)*/m, "");
}

test("1-modules", async () => {
  await guide.goTo("1-modules");
  await guide.expectOutput("modules.txt", await buildAndRun());
});

test("2-kinds", async () => {
  await guide.goTo("2-kinds");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("kinds.txt", output.slice(0, output.indexOf("asset ")));
});

test("3-interop", async () => {
  await guide.goTo("3-interop");
  await guide.expectOutput("interop.txt", await buildAndRun());
});

test("4-await", async () => {
  await guide.goTo("4-await");
  await guide.expectOutput("await.txt", await buildAndRun());

  await guide.write("src/consumer.cjs", 'console.log(require("./rates.js") instanceof Promise);\n');
  await guide.write("src/index.js", 'import "./consumer.cjs";\n');
  expect(await buildAndRun()).toBe("true\n");

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace('"node"', '["web", "es5"]'));
  await guide.expectOutput("await-es5.txt", await problemOf(0));
});

test("5-import-meta", async () => {
  await guide.goTo("5-import-meta");
  await guide.expectOutput("import-meta.txt", await buildAndRun());
});

test("6-output", async () => {
  await guide.goTo("6-output");
  await guide.run("npx webpack");
  const shop = await guide.read("dist/shop.js");
  await guide.expectOutput("output.txt", shop.slice(shop.indexOf(";// ./src/shop.js")));
  await guide.write(
    "use.js",
    `import { chart, currency, price } from "./dist/shop.js";

const { draw } = await chart();
console.log(currency, price(100), draw(3));
`,
  );
  expect((await guide.run("node use.js")).output).toBe("EUR 119 ###\n");
});

test("what CommonJS code of a strict module gives", async () => {
  await guide.goTo("3-interop");
  await guide.write("src/m.js", "module.exports = { a: 1 };\n");
  await guide.write("src/index.js", 'import * as m from "./m.js";\nconsole.log(Object.keys(m).length);\n');
  expect(await buildAndRun()).toBe("0\n");

  await guide.write("src/index.js", 'require("./math.js");\n');
  await guide.run("npx webpack");
  expect(await guide.read("dist/main.cjs")).toContain('require("./math.js");');
});
