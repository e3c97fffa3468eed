import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { execute } from "../../../lib/execute";
import { project } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Creates a server of one version for webpack 3. Returns what Node.js prints. */
async function createdBy(version: string): Promise<string> {
  const server = path.join(await installVersion("webpack-dev-server", version), "webpack-dev-server/lib/Server.js");
  const webpack = path.join(await installVersion("webpack", "3.12.0"), "webpack");
  const folder = await project({
    "start.cjs": `const webpack = require(${JSON.stringify(webpack)});
      const Server = require(${JSON.stringify(server)});
      const compiler = webpack({ entry: "./src/index.js", output: { path: "/dist", filename: "main.js" } });
      new Server(compiler, {});
      console.log("created");
      process.exit();`,
  });
  return (await execute("node --no-deprecation start.cjs", folder)).output;
}
raises("dev-server/#server-version", { broken: () => createdBy("3.11.3"), fixed: () => createdBy("2.11.5") });
