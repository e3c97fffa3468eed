import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";

const merged = (common: string) =>
  run("npx webpack", {
    "webpack.common.js": 'export default { devtool: "source-map" };',
    "webpack.config.js": `import common from "./webpack.common.js";
      const production = { mode: "production" };
      export default { ${common}, ...production };`,
  });
raises("configuration/#unknown-property", { broken: () => merged("common"), fixed: () => merged("...common") });

const used = (given: object) => {
  const use = { loader: "./price-loader.cjs", ...given };
  return printed({ "price-loader.cjs": "module.exports = (source) => source;" }, {
    mode: "none",
    module: { rules: [{ test: /\.js$/, use }] },
  } as Configuration);
};
raises("configuration/#unknown-in-object", {
  broken: () => used({ query: { currency: "eur" } }),
  fixed: () => used({ options: { currency: "eur" } }),
});

const production = { "webpack.production.js": 'export default { mode: "production" };' };
raises("configuration/#no-mode", {
  broken: () => run("npx webpack", production),
  fixed: () => run("npx webpack --config webpack.production.js", production),
});

/** Lets version 3 of the dev server check its options, as it does when it starts. */
async function checked(options: string): Promise<string> {
  const server = path.join(await installVersion("webpack-dev-server", "3.11.3"), "webpack-dev-server");
  return run("node check.cjs", {
    "check.cjs": `const { createRequire } = require("node:module");
      const validate = createRequire(${JSON.stringify(path.join(server, "package.json"))})("schema-utils");
      validate(require(${JSON.stringify(path.join(server, "lib/options.json"))}), ${options}, "webpack Dev Server");`,
  });
}
raises("configuration/#dev-server", {
  broken: () => checked('{ allowedHosts: "all" }'),
  fixed: () => checked('{ allowedHosts: ["all"] }'),
});
