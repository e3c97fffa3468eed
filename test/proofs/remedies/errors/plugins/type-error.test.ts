import path from "node:path";
import { describe } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { type Files, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { HAS_OLD_NODES, withNode } from "../../../lib/with-node";

/** Builds by the command line with a CommonJS configuration that uses a package as a plugin. */
const withPackage = (code: string, files: Files = {}) =>
  run("npx webpack", {
    "package.json": "{}",
    "node_modules/acme-package/index.js": code,
    "webpack.config.js":
      'const acme = require("acme-package");\nmodule.exports = { mode: "development", plugins: [acme.acmePlugin()] };',
    ...files,
  });

/** The code of a package whose plugin runs some code for each compilation. */
const plugin = (inCompilation: string) =>
  `exports.acmePlugin = () => ({ apply(compiler) {
    compiler.hooks.compilation.tap("Acme", (compilation) => {
      ${inCompilation}
    });
  } });`;

// webpack 1 to 3 had this object.
raises("plugins/#type-error", {
  broken: () => withPackage(plugin("console.log(compilation.resolvers.context);")),
  fixed: () => withPackage(plugin("console.log(compilation.compiler.resolverFactory.get('context') !== undefined);")),
});

/** Builds with a package that calls a function of another one, which only older versions have. */
const withPrices = (prices: string) =>
  withPackage(`const { total } = require("acme-price");\n${plugin("console.log(total([1, 2]));")}`, {
    "node_modules/acme-price/index.js": prices,
  });
raises("plugins/#type-error", {
  broken: () => withPrices("exports.sum = (prices) => prices.length;"),
  fixed: () => withPrices("exports.total = (prices) => prices.length;"),
});

// The error comes up in webpack, when it reads what the plugin has left.
raises("plugins/#type-error", {
  broken: () =>
    withPackage(plugin("compilation.hooks.finishModules.tap('Acme', () => void compilation.errors.push(null));")),
  fixed: () => withPackage(plugin("")),
});

/** Runs the build of someone's own program, which uses what a package exports. */
const imported = (clause: string) =>
  run("node build.js", {
    "node_modules/acme-package/package.json": '{ "exports": "./index.js" }',
    "node_modules/acme-package/index.js": "exports.acmePlugin = () => ({ apply() {} });",
    "build.js": `import ${clause} from "acme-package";
      import webpack from "webpack";
      webpack({ mode: "development", plugins: [acmePlugin()] }, (error, stats) => console.log(error ?? stats.hasErrors()));`,
  });
raises("plugins/#type-error", {
  broken: () => imported("acmePlugin"),
  fixed: () => imported("{ acmePlugin }"),
});

/** Builds with a configuration for which a package throws an error. */
const loaded = (code: string) =>
  run("npx webpack", {
    "node_modules/acme-package/package.json": '{ "type": "module", "exports": "./index.js" }',
    "node_modules/acme-package/index.js": code,
    "webpack.config.js": 'import "acme-package";\nexport default { mode: "development" };',
  });
raises("command-line/#failed-to-load", {
  broken: () => loaded("null.prices;"),
  fixed: () => loaded(""),
});

/** Builds with what webpack-chain makes of a plugin that has a name. */
const chained = async (version: string, name: string) => {
  const chain = JSON.stringify(path.join(await installVersion("webpack-chain", version), "webpack-chain"));
  return run("node build.cjs", {
    "package.json": "{}",
    "build.cjs": `const Chain = require(${chain});
      const webpack = require("webpack");
      const config = new Chain();
      config.mode("development").plugin("html-index").use(webpack.BannerPlugin, [{ banner: "Acme" }]);
      config.plugin("${name}").tap(([options]) => [{ ...options, banner: "Shop" }]);
      webpack(config.toConfig(), (error, stats) => console.log(error ?? stats.hasErrors()));`,
  });
};
for (const version of ["4.12.1", "6.5.1"]) {
  raises("plugins/#type-error", {
    broken: () => chained(version, "html"),
    fixed: () => chained(version, "html-index"),
  });
}

describe.skipIf(!HAS_OLD_NODES)("a function that a newer Node.js has", () => {
  for (const [version, code] of [
    ["14.21.3", "Object.hasOwn({}, 'price');"],
    ["16.20.2", "require('os').availableParallelism();"],
  ] as const) {
    raises("plugins/#type-error", { broken: () => withNode(code, version), fixed: () => withNode(code, "20.19.0") });
  }
});
