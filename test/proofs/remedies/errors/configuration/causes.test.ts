import { symlink } from "node:fs/promises";
import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { installList } from "../../../lib/packages";
import { project, run } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

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

/** Builds a text that a rule only transforms for some importing files. */
const importedBy = (issuer: unknown) =>
  printed(
    { "src/index.js": 'import "./price.txt";', "src/price.txt": "3", "price-loader.cjs": "module.exports = () => '';" },
    { module: { rules: [{ test: /\.txt$/, issuer, loader: "./price-loader.cjs" }] } } as Configuration,
  );
raises("configuration/#unknown-in-object", {
  broken: () => importedBy({ test: /\.jsx?$/ }),
  fixed: () => importedBy(/\.jsx?$/),
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

/** Creates a server with a version of webpack-dev-server. */
async function serving(version: string, options: string): Promise<string> {
  const server = path.join(await installVersion("webpack-dev-server", version), "webpack-dev-server");
  return run("node --no-deprecation serve.cjs", {
    "package.json": "{}",
    "serve.cjs": `const Server = require(${JSON.stringify(server)});
      new Server(${options}, require("webpack")({ mode: "development" }));
      console.log("created");`,
  });
}
/** Two of the options that react-scripts 5 passes. */
const REACT_SCRIPTS = "{ https: false, onAfterSetupMiddleware() {} }";
raises("configuration/#dev-server", {
  broken: () => serving("5.2.7", REACT_SCRIPTS),
  fixed: () => serving("4.15.2", REACT_SCRIPTS),
});
raises("configuration/#dev-server", {
  broken: () => serving("5.2.7", "{ module: { rules: [] } }"),
  fixed: () => serving("5.2.7", "{}"),
});

const assets = '[{ test: /\\.toml$/, type: "asset/resource" }]';
raises("configuration/#wrong-type", {
  broken: () => buildWithWebpack4({}, assets),
  fixed: () => printed({}, { module: { rules: [{ test: /\.toml$/, type: "asset/resource" }] } }),
});

/** Lets CRACO change the configuration of react-scripts, and webpack check it. */
async function changedByCraco(configuration: string): Promise<string> {
  const modules = await installList("frameworks");
  const folder = await project({
    "package.json": '{ "name": "shop", "version": "1.0.0", "browserslist": "defaults" }',
    "public/index.html": "<!doctype html>",
    "build.cjs": `process.env.NODE_ENV = "development";
      const { createWebpackDevConfig } = require("@craco/craco");
      const acmeCracoPlugin = { overrideWebpackConfig: ({ webpackConfig }) => webpackConfig };
      require("webpack")(createWebpackDevConfig(${configuration}));
      console.log("created");`,
  });
  await symlink(modules, path.join(folder, "node_modules"), "junction");
  return run("node --no-deprecation build.cjs", folder);
}
raises("configuration/#plugin-apply", {
  broken: () => changedByCraco("{ webpack: { plugins: [{ plugin: acmeCracoPlugin }] } }"),
  fixed: () => changedByCraco("{ plugins: [{ plugin: acmeCracoPlugin }] }"),
});

/** Validates a configuration with a mode by a version of webpack. */
async function withMode(version: string): Promise<string> {
  const webpack = path.join(await installVersion("webpack", version), "webpack");
  return run("node build.cjs", {
    "package.json": "{}",
    "build.cjs": `require(${JSON.stringify(webpack)})({ mode: "production", entry: "./src/index.js" });`,
  });
}
raises("configuration/#unknown-property", { broken: () => withMode("3.12.0"), fixed: () => withMode("5.105.0") });

/** Makes a middleware that forwards requests with version 3 of http-proxy-middleware. */
const forwarding = async (given: string) =>
  run("node server.cjs", {
    "package.json": "{}",
    "server.cjs": `const { createProxyMiddleware } = require(${JSON.stringify(
      path.join(await installVersion("http-proxy-middleware", "3.0.5"), "http-proxy-middleware"),
    )});
      createProxyMiddleware(${given});
      console.log("done");`,
  });
raises("configuration/#dev-server-proxy", {
  broken: () => forwarding('"/api", { target: "http://localhost:3000" }'),
  fixed: () => forwarding('{ pathFilter: "/api", target: "http://localhost:3000" }'),
});
