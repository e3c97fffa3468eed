import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import config from "./webpack.config.js";

const compiler = webpack(config);
const port = process.env.PORT ?? 8080;
const server = new WebpackDevServer({ ...config.devServer, port }, compiler);

await server.start();
