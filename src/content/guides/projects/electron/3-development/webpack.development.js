import { StartElectron } from "./start-electron.js";
import configurations from "./webpack.config.js";

const [main, preload, renderer] = configurations.map((one) => ({ ...one, mode: "development" }));
const electron = new StartElectron();

export default [
  { ...main, plugins: [electron], devServer: false },
  { ...preload, plugins: [electron], devServer: false },
  { ...renderer, devServer: { port: 3000, hot: false, devMiddleware: { writeToDisk: true } } },
];
