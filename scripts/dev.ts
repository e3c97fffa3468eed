/** `npm run dev`: the site in the browser, drawn anew when code or a page changes. */
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { developmentConfig } from "../webpack.config";
import { prepare } from "./content/prepare";
import { exitWithSentence } from "./report";

try {
  const { devServer, ...config } = developmentConfig(await prepare(process.env, { isDevelopment: true }));
  const compiler = webpack(config);
  if (!compiler) throw new Error("webpack gave no compiler for its configuration.");
  const server = new WebpackDevServer(devServer || {}, compiler);
  await server.start();
} catch (error) {
  exitWithSentence(error);
}
