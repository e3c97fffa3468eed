import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import webpack from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { inBrowser } from "../../lib/in-browser";
import { chromiumForFile, siteOf } from "../../lib/in-chromium";
import { installList } from "../../lib/packages";
import { build, type Files } from "../../lib/project";
import { raises, report } from "../../lib/raises";
import { buildWithCompilers, projectWithCompilers } from "../../lib/with-compilers";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const visit = chromiumForFile();

const babel = (options: object) => ({ module: { rules: [{ test: /index\.js$/, loader: "babel-loader", options }] } });

/** Builds a project whose entry is compiled by Babel with some options. */
const compiled = async (options: object, files: Files = {}) =>
  report(
    await buildWithCompilers(
      { "src/index.js": "console.log(1);", ...files },
      { mode: "development", ...babel(options) },
    ),
  );

const JSX = { "src/index.js": "export const cart = (count) => <b>{count}</b>;" };
/** React's preset is not among the packages that tests install, but Solid's is. */
async function solid(presets: string[]): Promise<string> {
  const names = ["babel-loader", "@babel/core", "babel-preset-solid", "solid-js"];
  const folder = await projectWithGuidePackages(names, JSX);
  return report(await build(folder, { resolveLoader: { symlinks: false }, ...babel({ cwd: folder, presets }) }));
}
raises("babel/#syntax", { broken: () => solid([]), fixed: () => solid(["babel-preset-solid"]) });

const REACT_PRESET = ["@babel/preset-react", { runtime: "automatic" }];
/** Builds an entry with JSX, or a package in `node_modules` with it, by a configuration file. */
const jsxBy = async (file: string, files: Files = JSX) => {
  const json = JSON.stringify({ presets: [REACT_PRESET] });
  const folder = await projectWithCompilers({ ...files, [file]: json });
  const rules = [{ test: /\.js$/, loader: "babel-loader", options: { cwd: folder, root: folder } }];
  return report(await buildWithCompilers(folder, { mode: "development", module: { rules }, externals: /^react/ }));
};
const IN_PACKAGE: Files = {
  "src/index.js": 'import { cart } from "../packages/cart/index.js";\nconsole.log(cart);',
  "packages/cart/index.js": "export const cart = (count) => <b>{count}</b>;",
  "packages/cart/package.json": '{ "name": "acme-cart" }',
};
raises("babel/#syntax", { broken: () => compiled({}, JSX), fixed: () => jsxBy("babel.config.json") });
raises("babel/#syntax", {
  broken: () => jsxBy(".babelrc", IN_PACKAGE),
  fixed: () => jsxBy("babel.config.json", IN_PACKAGE),
});

raises("babel/#unexpected-token", {
  broken: () => compiled({}, { "src/index.js": "export const price: number = 3;" }),
  fixed: () => compiled({}, { "src/index.js": "export const price = 3;" }),
});

raises("babel/#unexpected-token", {
  broken: () => compiled({}, { "src/index.js": "export const total = (items => items.length;" }),
  fixed: () => compiled({}, { "src/index.js": "export const total = (items) => items.length;" }),
});

const preset = (code: string) => compiled({ presets: ["./acme-preset.cjs"] }, { "acme-preset.cjs": code });
raises("babel/#version", {
  broken: () => preset("module.exports = (api) => { api.assertVersion(6); return {}; };"),
  fixed: () => preset("module.exports = (api) => { api.assertVersion(7); return {}; };"),
});

raises("babel/#no-objects", {
  broken: () => preset("module.exports = { plugins: [] };"),
  fixed: () => preset("module.exports = () => ({ plugins: [] });"),
});

raises("babel/#preset-missing", {
  broken: () => compiled({ presets: ["env"] }),
  fixed: () => compiled({ presets: ["@babel/preset-env"] }),
});

raises("babel/#unknown-option", {
  broken: () => compiled({ preset: ["@babel/preset-env"] }),
  fixed: () => compiled({ presets: ["@babel/preset-env"] }),
});

raises("babel/#unknown-option", {
  broken: () => compiled({ modules: false, presets: ["@babel/preset-env"] }),
  fixed: () => compiled({ presets: [["@babel/preset-env", { modules: false }]] }),
});

raises("babel/#duplicate", {
  broken: () => compiled({ presets: ["@babel/preset-env", ["@babel/preset-env", { targets: "defaults" }]] }),
  fixed: () => compiled({ presets: [["@babel/preset-env", { targets: "defaults" }]] }),
});

async function configured(code: string): Promise<string> {
  const folder = await projectWithCompilers({ "babel.config.cjs": code });
  return report(await buildWithCompilers(folder, babel({ cwd: folder, root: folder })));
}
raises("babel/#caching", {
  broken: () => configured('module.exports = () => ({ presets: ["@babel/preset-env"] });'),
  fixed: () => configured('module.exports = (api) => { api.cache(true); return { presets: ["@babel/preset-env"] }; };'),
});

const CHARTS = "node_modules/charts/index.js";
const charts = (code: string) => inBrowser({ "src/index.js": 'import "charts";', [CHARTS]: code });
raises("babel/#regenerator", {
  broken: () => charts("export default regeneratorRuntime.mark(function load() {});"),
  fixed: () => charts("export default async function load() {}"),
});
raises("babel/#regenerator", {
  broken: () => charts("export default regeneratorRuntime.mark(function load() {});"),
  fixed: async () => {
    const runtime = await installVersion("regenerator-runtime", "0.13.11");
    const entry = [path.join(runtime, "regenerator-runtime/runtime"), "./src/index.js"];
    return inBrowser(
      {
        "src/index.js": 'import "charts";',
        [CHARTS]: "export default regeneratorRuntime.mark(function load() {});",
      },
      { entry },
    );
  },
});

test("a plugin imports the library where it's used, and newer targets need none", async () => {
  const compilers = await installList("compilers");
  const { transformSync } = createRequire(path.join(compilers, "index.js"))("@babel/core");
  const transformed = (targets: string): string =>
    transformSync("export async function load() {}", {
      configFile: false,
      presets: [[path.join(compilers, "@babel/preset-env"), { targets, modules: false }]],
      plugins: [path.join(compilers, "@babel/plugin-transform-runtime")],
    }).code;
  expect(transformed("ie 11")).toContain('from "@babel/runtime/');
  expect(transformed("chrome 100")).not.toContain("import");
});

/** Does what the package does: it leaves a mark on the page, and stops where it finds one. */
const POLYFILL = `if (self._babelPolyfill) throw new Error("only one instance of babel-polyfill is allowed");
self._babelPolyfill = true;`;
const ENTRIES = {
  "src/shop.js": "",
  "src/cart.js": 'console.log("done");',
  "node_modules/babel-polyfill/index.js": POLYFILL,
};
/** Visits a page with two entries, each of which may begin with a polyfill. */
const visitWith = async (shop: string[], cart: string[], project: Files | string = ENTRIES) => {
  const entry = { shop: [...shop, "./src/shop.js"], cart: [...cart, "./src/cart.js"] };
  const site = await siteOf(project, { entry });
  const page = '<!doctype html><script src="/shop.js"></script><script src="/cart.js"></script>';
  return visit({ ...site, "/": page }, { until: /done|Uncaught/ });
};
raises("babel/#two-polyfills", {
  broken: () => visitWith(["babel-polyfill"], ["babel-polyfill"]),
  fixed: () => visitWith(["babel-polyfill"], []),
});
raises("babel/#two-polyfills", {
  broken: () => visitWith(["babel-polyfill"], ["babel-polyfill"]),
  fixed: async () => {
    const polyfill = ["core-js/actual/index.js"];
    return visitWith(polyfill, polyfill, await projectWithGuidePackages(["core-js"], ENTRIES));
  },
});

const REACT = {
  "src/index.js": 'React.createElement("b");',
  "node_modules/react/index.js": "export const createElement = () => {};",
};
raises("babel/#react-not-defined", {
  broken: () => inBrowser(REACT),
  fixed: () => inBrowser(REACT, { plugins: [new webpack.ProvidePlugin({ React: "react" })] }),
});

raises("babel/#preset-missing", {
  broken: () => compiled({ plugins: ["@babel/preset-env"] }),
  fixed: () => compiled({ presets: ["@babel/preset-env"] }),
});
const pathOf = async (name: string) => path.join(await installList("compilers"), name);
raises("babel/#unknown-option", {
  broken: async () => compiled({ plugins: [await pathOf("@babel/preset-env")] }),
  fixed: async () => compiled({ presets: [await pathOf("@babel/preset-env")] }),
});
raises("babel/#unknown-option", {
  broken: async () => compiled({ presets: [await pathOf("@babel/plugin-transform-runtime")] }),
  fixed: async () => compiled({ plugins: [await pathOf("@babel/plugin-transform-runtime")] }),
});
raises("babel/#unknown-option", {
  broken: () => compiled({ presets: ["@babel/preset-env", { targets: "defaults" }] }),
  fixed: () => compiled({ presets: [["@babel/preset-env", { targets: "defaults" }]] }),
});
