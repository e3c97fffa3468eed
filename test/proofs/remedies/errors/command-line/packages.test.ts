import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { Configuration } from "webpack";
import { build, type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Runs a program of a package that requires another one. */
const colored = (files: Files) =>
  run("node node_modules/acme-cli/bin/acme.js", {
    "package.json": "{}",
    "node_modules/acme-cli/bin/acme.js": 'require("../index.js");',
    "node_modules/acme-cli/index.js": 'console.log(require("acme-colors"));',
    ...files,
  });
raises("command-line/#module-missing", {
  broken: () => colored({}),
  fixed: () => colored({ "node_modules/acme-colors/index.js": 'module.exports = "tea";' }),
});

/** Runs a script that starts webpack with a variable. */
const scripted = (build: string) =>
  run("npm run --silent build", {
    "package.json": JSON.stringify({ scripts: { build } }),
    "node_modules/.bin/cross-env": '#!/bin/sh\nexport "$1"\nshift\nexec "$@"',
    "webpack.config.js": 'module.exports = { mode: "production" };',
  });
raises("command-line/#module-missing", {
  broken: () => scripted("node node_modules/cross-env/bin/cross-env.js STAGE=test webpack"),
  fixed: () => scripted("chmod +x node_modules/.bin/cross-env && cross-env STAGE=test npx webpack"),
});

/** Runs a package that requires a file of another one, of which only older versions have it. */
const walking = (version: string, file: string) =>
  run("node acme-cli.cjs", {
    "package.json": "{}",
    "acme-cli.cjs": 'console.log(require("acme-colors/dist/walk"));',
    "node_modules/acme-colors/package.json": JSON.stringify({ version }),
    [`node_modules/acme-colors/${file}`]: 'module.exports = "tea";',
  });
raises("command-line/#module-missing", {
  broken: () => walking("6.0.0", "walk.js"),
  fixed: () => walking("5.0.0", "dist/walk.js"),
});

/** Runs a script whose program has the given permissions. */
const permitted = (mode: string) =>
  run(`chmod ${mode} node_modules/.bin/acme-build && npm run --silent build`, {
    "package.json": JSON.stringify({ scripts: { build: "acme-build" } }),
    "node_modules/.bin/acme-build": "#!/bin/sh\necho built",
  });
raises("command-line/#command-not-found", { broken: () => permitted("644"), fixed: () => permitted("755") });

/** Runs a script, whose first configuration has a path that ends with a semicolon in Windows. */
const twice = (script: string) =>
  run(script, {
    "package.json": "{}",
    "webpack.client.js": 'module.exports = { mode: "production" };',
    "webpack.server.js": 'module.exports = { mode: "production", output: { path: __dirname + "/server" } };',
  });
raises("command-line/#config-module-not-found", {
  broken: () => twice("npx webpack -c 'webpack.client.js;' webpack -c webpack.server.js"),
  fixed: () => twice("npx webpack -c webpack.client.js && npx webpack -c webpack.server.js"),
});

/** Builds for Node.js, and runs the bundle in a folder that contains nothing else. */
const uploaded = async (configuration: Configuration) => {
  const folder = await project({
    "package.json": "{}",
    "src/index.js": 'console.log(require("acme-price"));',
    "node_modules/acme-price/index.js": "module.exports = 3;",
  });
  await build(folder, { target: "node", devtool: false, ...configuration });
  const server = await mkdtemp(path.join(tmpdir(), "errors-"));
  onTestFinished(() => rm(server, { recursive: true, force: true }));
  await rename(path.join(folder, "dist/main.js"), path.join(server, "main.js"));
  return run(`cd ${JSON.stringify(server)} && node main.js`);
};
raises("command-line/#module-missing", {
  broken: () => uploaded({ externals: { "acme-price": "commonjs acme-price" } }),
  fixed: () => uploaded({}),
});
