import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Builds a server with webpack 5 and a plugin that starts it. */
async function withPlugin(name: string, version: string, exported: string): Promise<string> {
  const file = path.join(await installVersion(name, version), name);
  return run("npx webpack", {
    "package.json": "{}",
    "src/index.js": 'console.log("started");\nprocess.exit();',
    "webpack.config.js": `const Plugin = require(${JSON.stringify(file)})${exported};
module.exports = { mode: "development", target: "node", plugins: [new Plugin({ name: "main.js" })] };`,
  });
}

raises("command-line/#path-undefined", {
  broken: () => withPlugin("start-server-webpack-plugin", "2.2.5", ""),
  fixed: () => withPlugin("run-script-webpack-plugin", "0.2.3", ".RunScriptWebpackPlugin"),
});
