import { run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Builds with a finished configuration that the project changes. */
const overridden = (change: string) =>
  run("node build.cjs", {
    "package.json": "{}",
    "babel-loader.cjs": "module.exports = (source) => source;",
    "config-overrides.js": `module.exports = (config) => { ${change} return config; };`,
    "build.cjs": `const override = require("./config-overrides.js");
      const rules = [{ oneOf: [{ test: /[.]js$/, include: __dirname + "/app", loader: __dirname + "/babel-loader.cjs" }] }];
      const config = override({ mode: "production", context: __dirname, module: { rules } });
      require("webpack")(config, (error, stats) => console.log(error ?? stats.toString()));`,
  });
raises("configuration/#override", {
  broken: () => overridden("config.module.rules[2].oneOf[1].include = undefined;"),
  fixed: () =>
    overridden(`const rules = config.module.rules.flatMap((rule) => rule.oneOf ?? [rule]);
      const babel = rules.find(({ loader }) => loader?.includes("babel-loader"));
      babel.include = undefined;`),
});

/** Runs what a package does to the configuration of a framework, which calls it by this name. */
const changed = (name: string, change: string) =>
  run("node build.cjs", {
    "package.json": "{}",
    "node_modules/acme-less/index.js": `exports.${name} = (config) => { ${change} };`,
    "build.cjs": `const acme = require("acme-less");
      acme.${name}({ module: { rules: [{ oneOf: [{ test: /a/ }] }] } });`,
  });
for (const name of ["overrideWebpackConfig", "webpack"]) {
  raises("configuration/#override", {
    // The old version of the package expects another rule before this one.
    broken: () => changed(name, "config.module.rules[1].oneOf.push({ test: /b/ });"),
    fixed: () => changed(name, "config.module.rules.find(({ oneOf }) => oneOf).oneOf.push({ test: /b/ });"),
  });
}
