import { expect, test } from "vitest";
import { replaced } from "./replaced";

test.each([
  [
    "a list on several lines",
    `const { CleanWebpackPlugin } = require("clean-webpack-plugin");
const path = require("path");

module.exports = {
  output: {
    filename: "a.js",
  },
  plugins: [
    new CleanWebpackPlugin(),
    new Other(),
  ],
};
`,
    `const path = require("path");

module.exports = {
  output: {
    clean: true,
    filename: "a.js",
  },
  plugins: [
    new Other(),
  ],
};
`,
  ],
  [
    "the last item of a list, and no output",
    `import Clean from 'clean-webpack-plugin';\nexport default { plugins: [new Other(), new Clean(["dist"])] };\n`,
    `export default { output: { clean: true }, plugins: [new Other()] };\n`,
  ],
  [
    "a condition",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [isProd && new C(), new A()].filter(Boolean) };',
    "module.exports = { output: { clean: true }, plugins: [new A()].filter(Boolean) };",
  ],
  [
    "a choice between plugins",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [isProd ? new C() : new A()] };',
    "module.exports = { output: { clean: true }, plugins: [isProd ? false : new A()] };",
  ],
  [
    "a list in a spread",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [...(isProd ? [new C()] : []), new A()] };',
    "module.exports = { output: { clean: true }, plugins: [...(isProd ? [] : []), new A()] };",
  ],
  [
    "a call of require in the list",
    'module.exports = { plugins: [new A(), new (require("clean-webpack-plugin").CleanWebpackPlugin)()] };',
    "module.exports = { output: { clean: true }, plugins: [new A()] };",
  ],
  [
    "several variables in one declaration",
    'var a = require("a"),\n  C = require("clean-webpack-plugin"),\n  b = require("b");\nmodule.exports = { output: {}, plugins: [new C] };',
    'var a = require("a"),\n  b = require("b");\nmodule.exports = { output: { clean: true }, plugins: [] };',
  ],
  [
    "a call of push",
    'const C = require("clean-webpack-plugin");\nconst config = { plugins: [] };\nif (x) {\n  config.plugins.push(new C());\n}\nmodule.exports = config;\n',
    "const config = { output: { clean: true }, plugins: [] };\nif (x) {\n}\nmodule.exports = config;\n",
  ],
  [
    "a variable",
    'const C = require("clean-webpack-plugin");\nconst cleaner = new C();\nmodule.exports = { plugins: [cleaner, new A()] };',
    "module.exports = { output: { clean: true }, plugins: [new A()] };",
  ],
  [
    "an option that is there already",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { output: { clean: false }, plugins: [new C()] };',
    "module.exports = { output: { clean: false }, plugins: [] };",
  ],
])("a plugin is removed, and an option set: %s", (_, text, expected) => {
  expect(replaced(text, "clean-webpack-plugin")).toBe(expected);
});

test.each([
  [
    'const C = require("clean-webpack-plugin");\nmodule.exports = smp.wrap({ plugins: wrap(new C()) });',
    "Line 2 passes it to a function.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nC.verbose = true;\nmodule.exports = { plugins: [new C()] };',
    "Line 2 uses it in another way than `new …()`.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nmodule.exports = { output, plugins: [new C()] };',
    "`output` isn't an object literal. Set `output.clean: true` yourself.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nexports.add = (config) => { config.plugins.push(new C()); };',
    "It isn't clear which object is the configuration. Set `output.clean` yourself.",
  ],
  ['const names = ["clean-webpack-plugin"];', "webpack.config.js names it in an unusual way."],
])("what isn't safe is refused in a sentence", (text, sentence) => {
  expect(replaced(text, "clean-webpack-plugin")).toMatch(/^clean-webpack-plugin has to be replaced by hand\. /);
  expect(replaced(text, "clean-webpack-plugin")).toContain(sentence);
});

test("the paths of tsconfig.json are an option of resolve", () => {
  const text =
    'const T = require("tsconfig-paths-webpack-plugin").default;\nmodule.exports = { resolve: { plugins: [new T({ x: 1 })] } };';
  expect(replaced(text, "tsconfig-paths-webpack-plugin")).toBe(
    "module.exports = { resolve: { tsconfig: true, plugins: [] } };",
  );
});

test("variables of .env are exposed under their names", () => {
  const text = 'const D = require("dotenv-webpack");\nmodule.exports = { plugins: [new D()] };';
  expect(replaced(text, "dotenv-webpack")).toBe("module.exports = { dotenv: true, plugins: [] };");
  expect(replaced(text, "dotenv-webpack", "webpack.config.js", { ".env": "API_URL=a\nWEBPACK_X=1\n# B=2\n" })).toBe(
    'module.exports = { dotenv: { prefix: ["WEBPACK_", "API_URL"] }, plugins: [] };',
  );
});

test("a minimizer for CSS is replaced by webpack's own", () => {
  const argument = "{ test: /\\.css$/i, minify: ";
  const script =
    'const M = require("css-minimizer-webpack-plugin");\nmodule.exports = { optimization: { minimizer: ["...", new M({ a: 1 })] } };';
  expect(replaced(script, "css-minimizer-webpack-plugin")).toBe(
    `const M = require("minimizer-webpack-plugin");\nmodule.exports = { optimization: { minimizer: ["...", new M(${argument}require("webpack").css.cssMinify })] } };`,
  );
  const module =
    'import M from "css-minimizer-webpack-plugin";\nexport default { optimization: { minimizer: [new M()] } };';
  expect(replaced(module, "css-minimizer-webpack-plugin")).toBe(
    `import webpack from "webpack";\nimport M from "minimizer-webpack-plugin";\nexport default { optimization: { minimizer: [new M(${argument}webpack.css.cssMinify })] } };`,
  );
});
