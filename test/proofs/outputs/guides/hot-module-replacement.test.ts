import { expect, test } from "vitest";
import webpack from "webpack";
import { build } from "../../lib/project";

test.each([
  ["an HTML file", "", true],
  ["its text", ' with { type: "text" }', false],
])("an import of %s, and who accepts updates", async (_, attribute, itself) => {
  const files = {
    "src/index.js": `import tip from "./tip.html"${attribute};\nconsole.log(tip);\n`,
    "src/tip.html": "<p>Tip</p>\n",
  };
  const plugins = [new webpack.HotModuleReplacementPlugin()];
  const built = await build(files, { mode: "development", devtool: false, plugins, stats: "none" });
  expect(built).toContain("<p>Tip</p>");
  expect(built.includes("module.hot.accept()")).toBe(itself);
});
