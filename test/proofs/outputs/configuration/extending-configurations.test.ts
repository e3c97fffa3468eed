import { realpath } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { type Files, run } from "../../lib/project";

const page = await outputsOf("configuration/extending-configurations.mdx");
const fences = await fencesOf("configuration/extending-configurations.mdx");

/** Returns the sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ code }) => code.includes(words))?.code ?? "";

page.shows("Failed to load './shared/base.js' config", async () => {
  const printed = await run("npx webpack", { "webpack.config.js": 'export default { extends: "./shared/base.js" };' });
  // The packages of the page lie in the project.
  const packages = await realpath(path.join(paths.root, "node_modules"));
  return printed.replaceAll(packages, "/home/me/acme-shop/node_modules");
});

page.shows("Recursive configuration detected", () =>
  run("npx webpack", { "webpack.config.js": "export default { extends: import.meta.filename };" }),
);

page.restIs({});

const base: Files = {
  "webpack.base.js": sample('filename: "[name].[contenthash].js"'),
  "src/shop.js": "console.log(1);\n",
};

test.each([
  ["extends", 'extends: "./webpack.base.js",\n  mode: "production",\n  devtool'],
  ["webpack-merge", "merge(base, {"],
])("the base and %s", async (_, words) => {
  const printed = await run("npx webpack", { ...base, "webpack.config.js": sample(words) });
  expect(printed).toMatch(/asset main\.\w{20}\.js .* 1 related asset/);
});

test("a rule of the base that is replaced", async () => {
  const printed = await run("npx webpack", {
    "webpack.base.js": 'export default { module: { rules: [{ test: /\\.svg$/, type: "asset/resource" }] } };',
    "webpack.config.js": `${sample("mergeWithRules(")}`
      .replace("export default mergeRules(", "const merged = mergeRules(")
      .concat("\nconsole.log(merged.module.rules);\nexport default merged;\n"),
  });
  expect(printed).toContain("[ { test: /\\.svg$/, type: 'asset/inline' } ]");
});

test("resolve.extensions of the base come first", async () => {
  const printed = await run("npx webpack", {
    "webpack.base.js": 'export default { mode: "production", resolve: { extensions: [".ts", ".js"] } };',
    "webpack.config.js": `
      export default {
        extends: "./webpack.base.js",
        resolve: { extensions: [".json", ".js"] },
        plugins: [(compiler) => console.log(compiler.options.resolve.extensions)],
      };`,
  });
  expect(printed).toContain("[ '.ts', '.js', '.json', '.js' ]");
});
