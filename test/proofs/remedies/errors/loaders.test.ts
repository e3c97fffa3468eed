import path from "node:path";
import { expect, test, vi } from "vitest";
import type webpack from "webpack";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { findMessages } from "../../../../src/errors/find-messages";
import { catalog } from "../../../src/errors/catalog";
import type { Files } from "../../lib/project";
import { printed, raises, report } from "../../lib/raises";
import { buildWithCompilers } from "../../lib/with-compilers";
import { buildWithPackages } from "../../lib/with-packages";
import { CSS, css, GOOD, importing, rule, USE, withLoader } from "./loaders/price-project";

raises("loaders/#build-failed", {
  broken: () => printed(withLoader("module.exports = () => { throw new Error('The price is missing.'); };"), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const less = async (options: object) => {
  const loader = path.join(await installVersion("less-loader", "12.3.3"), "less-loader");
  return printed(
    { "src/index.js": 'import "./page.less";', "src/page.less": "body { width: `1 + 1`; }" },
    { module: { rules: [{ test: /\.less$/, type: "css/auto", use: [{ loader, options }] }] } },
  );
};
raises("loaders/#build-failed", {
  broken: () => less({}),
  fixed: () => less({ lessOptions: { javascriptEnabled: true } }),
});

test("a loader whose program is missing is a build that failed, and no browser that cannot be opened", async () => {
  const loader = (program: string) =>
    withLoader(`const { spawn } = require("node:child_process");
module.exports = function () {
  const done = this.async();
  const child = spawn(${program}, ["--version"]);
  child.on("error", done).on("spawn", () => done(null, "export const price = 3;"));
};`);
  const broken = await printed(loader('"./node_modules/price-press/press"'), USE);
  expect(broken).toContain("spawn ./node_modules/price-press/press ENOENT");
  expect(findMessages(broken, catalog)[0]?.entry.id).toBe("loaders/#build-failed");
  expect(await printed(loader("process.execPath"), USE)).toContain("compiled successfully");
});

raises("loaders/#loader-needs-package", {
  broken: () => printed(withLoader(`require("price-parser");\n${GOOD}`), USE),
  fixed: () =>
    printed(withLoader(`require("price-parser");\n${GOOD}`, { "node_modules/price-parser/index.js": "" }), USE),
});

test("loaders/#loader-needs-package: the package of a short name is for Babel 6", async () => {
  const building = (preset: string) =>
    buildWithCompilers(
      {
        ...importing("price.js", "export const price = 3;"),
        "babel.config.json": JSON.stringify({ presets: [preset] }),
      },
      { module: { rules: [{ test: /\.js$/, loader: "babel-loader" }] } },
    );
  expect(await building("env")).toContain("Cannot find package 'babel-preset-env'");
  expect(await building("@babel/preset-env")).toContain("compiled successfully");
});

raises("loaders/#loader-suffix", {
  broken: () => printed(importing("price.txt", "3"), rule({ loader: "ts" })),
  fixed: () => printed(withLoader(GOOD), USE),
});

raises("loaders/#not-a-loader", {
  broken: () => printed(withLoader(GOOD.replace("module.exports", "exports.priceLoader")), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const OPTIONS = "{ const { rate = 1 } = this.getOptions(); return `export const price = ${source * rate}`; }";
raises("loaders/#get-options", {
  broken: () => printed(withLoader(`module.exports = (source) => ${OPTIONS};`), USE),
  fixed: () => printed(withLoader(`module.exports = function (source) ${OPTIONS};`), USE),
});

raises("loaders/#no-result", {
  broken: () => printed(withLoader(GOOD.replace("=> `", "=> void `")), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

/** The message about a second call goes to the console of the process and not into the output of the build. */
async function withConsole(files: Files): Promise<string> {
  const log: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void log.push(words.join(" ")));
  const output = await printed(files, USE);
  return [...log, output].join("\n");
}
const twice = (before: string) =>
  withLoader(`module.exports = function (source) {
    const callback = this.async();
    ${before} callback(new Error("The price is high."));
    callback(null, "export const price = 3");
  };`);
raises("loaders/#called-twice", {
  broken: () => withConsole(twice("if (source === '3')")),
  fixed: () => withConsole(twice("if (source === '30') return")),
});

raises("loaders/#invalid-options", {
  broken: () => buildWithPackages(CSS, css({ minimize: true })),
  fixed: async () => report(await buildWithPackages(CSS, css({ sourceMap: true }))),
});

const style = (options: object): Configuration => ({
  mode: "development",
  module: { rules: [{ test: /\.css$/i, use: [{ loader: "style-loader", options }, "css-loader"] }] },
});
raises("loaders/#invalid-options", {
  broken: () => buildWithPackages(CSS, style({ singleton: true })),
  fixed: async () => report(await buildWithPackages(CSS, style({ injectType: "singletonStyleTag" }))),
});

const READS = "module.exports = function (source) { this.getOptions(); return `export const price = ${source}`; };";
raises("loaders/#string-options", {
  broken: () => printed(withLoader(READS), rule({ use: ["./price-loader.cjs?{currency:'eur'}"] })),
  fixed: () =>
    printed(withLoader(READS), rule({ use: [{ loader: "./price-loader.cjs", options: { currency: "eur" } }] })),
});

raises("loaders/#query-arguments", {
  broken: () => printed(withLoader(READS), rule({ loader: "./price-loader.cjs?currency=eur" })),
  fixed: () => printed(withLoader(READS), rule({ loader: "./price-loader.cjs", options: { currency: "eur" } })),
});

raises("loaders/#not-an-error", {
  broken: () => printed(withLoader("module.exports = () => { throw 'The price is missing.'; };"), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const CHECKS = `module.exports = function (source) {
  if (isNaN(source)) this.emitError(new Error("The price is missing."));
  return "export const price = 3";
};`;
raises("loaders/#module-error", {
  broken: () => printed({ ...withLoader(CHECKS), "src/price.txt": "three" }, USE),
  fixed: () => printed(withLoader(CHECKS), USE),
});

/** Builds in this process; what is wrong with the rules is thrown. */
const ruled = (test: object) =>
  printed(withLoader(GOOD), { module: { rules: [{ test, loader: "./price-loader.cjs" }] } });
raises("loaders/#rule-set", { broken: () => ruled({}), fixed: () => ruled(/\.txt$/) });

raises("loaders/#must-not-be-assigned", {
  broken: () => printed({ "src/index.js": '__webpack_hash__ = "3f2a";' }),
  fixed: () => printed({ "src/index.js": 'const release = "3f2a";\nconsole.log(release);' }),
});

/** Builds an empty module with what a function in a rule returns. */
const byFunction = (use: (options: object) => unknown) => {
  const loaders = {
    "price-loader.cjs": "module.exports = (source) => source;",
    "pass-loader.cjs": `module.exports = (source) => source;
      module.exports.pitch = (request) => \`import \${JSON.stringify("!!" + request)};\`;`,
  };
  const rule = { test: /\.js$/, use: () => use({ round: Math.round }) as webpack.RuleSetUseItem };
  return printed(loaders, { mode: "development", module: { rules: [rule] } });
};
raises("loaders/#options-type", {
  broken: () => byFunction(() => ({ loader: "./price-loader.cjs", options: true })),
  fixed: () => byFunction(() => ({ loader: "./price-loader.cjs", options: { round: true } })),
});

raises("loaders/#ident", {
  broken: () => byFunction((options) => ["./pass-loader.cjs", { loader: "./price-loader.cjs", options }]),
  fixed: () =>
    byFunction((options) => ["./pass-loader.cjs", { loader: "./price-loader.cjs", options, ident: "prices" }]),
});

const requesting = (query: string) =>
  printed({
    "src/index.js": `import "../price-loader.cjs${query}!./a.js";`,
    "src/a.js": "",
    "price-loader.cjs": "module.exports = (source) => source;",
  });
test("a name of options in a request is loaders/#ident as well", async () => {
  expect(await requesting("??prices")).toContain("Invalid ident is provided by referenced loader");
  expect(await requesting("?prices")).toContain("compiled successfully");
});

raises("loaders/#glob", {
  broken: () => printed({}, { module: { noParse: "vendor-[z-a].js" } }),
  fixed: () => printed({}, { module: { noParse: "vendor-[a-z].js" } }),
});

const globs = (glob: string) => printed({}, { module: { rules: [{ test: { glob }, sideEffects: true }] } });
raises("loaders/#glob", {
  broken: () => globs("vendor-[z-a].js"),
  fixed: () => globs("vendor-[a-z].js"),
});

const circle = (other: string) =>
  printed(
    {
      "src/index.js": 'import "./a.txt";',
      "src/a.txt": "./b.txt",
      "src/b.txt": other,
      "src/shared.txt": "",
      "price-loader.cjs": `module.exports = async function (source) {
        const file = source.trim();
        if (file) await this.importModule(this.context + file.slice(1));
        return "export default 3;";
      };`,
    },
    USE,
  );
raises("loaders/#build-cycle", { broken: () => circle("./a.txt"), fixed: () => circle("./shared.txt") });
