import path from "node:path";
import webpack from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { inBrowser } from "../../../lib/in-browser";
import { installList } from "../../../lib/packages";
import { raises } from "../../../lib/raises";

const PLUGIN = "@pmmmwh/react-refresh-webpack-plugin";

/** Builds the plugin's connection to the dev server, with the client as the server provides it, and runs it in a page. */
async function connected(packages: string, init: string): Promise<string> {
  const guides = await installList("guides");
  const files = {
    // The connection takes its address from the page's script.
    "src/index.cjs": `const script = document.createElement("script");
      script.setAttribute("src", "http://localhost/main.js");
      document.body.append(script);
      require(${JSON.stringify(path.join(packages, PLUGIN, "sockets/WDSSocket.js"))})${init}(() => {});`,
  };
  const client = path.join(guides, "webpack-dev-server/client/clients/WebSocketClient.js");
  return inBrowser(files, {
    mode: "development",
    entry: "./src/index.cjs",
    plugins: [new webpack.ProvidePlugin({ __webpack_dev_server_client__: client })],
  });
}
raises("hot-updates/#react-refresh", {
  broken: async () => connected(await installVersion(PLUGIN, "0.4.3"), ""),
  fixed: async () => connected(await installList("guides"), ".init"),
});
