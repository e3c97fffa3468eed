/** `npm run dev`: serves the site, and updates it when code or a page changes. */
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { developmentConfig } from "../../webpack.config";
import { styleOfEdited } from "../checks/style/style-of-edited";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { portOf } from "../lib/port";
import { toListenError } from "../lib/serve";
import { ContentPlugin } from "../site/webpack/content-plugin";
import { developmentReader } from "../site/webpack/development";

const port = portOf(process.env);
await fetchSiteReadmes(process.env, readFlags("allow-missing"));
const readAgain = await developmentReader(process.env);
const first = await readAgain();
await first.writeModules();
const content = new ContentPlugin(first, readAgain, styleOfEdited());
const { devServer, ...config } = developmentConfig(first, content, port);
const compiler = webpack(config);
if (!compiler) throw new Error("webpack returned no compiler for its configuration.");
const server = new WebpackDevServer(devServer || {}, compiler);
await server.start().catch((error: unknown) => {
  throw toListenError(error, port, "npm run dev");
});
console.log(`\nThe site is at http://localhost:${port}${first.config.basePath} (stop with Ctrl-C)`);
