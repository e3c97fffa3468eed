import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import webpack, { type Configuration } from "webpack";
import { type Site, siteIn } from "./in-chromium";
import { type Files, project } from "./project";

/** How a page with hot updates is built. */
interface HotOptions {
  /** The module that applies updates, as webpack-dev-server adds it. */
  client?: string;
  configuration?: Configuration;
}

/**
 * Builds a project with hot updates, saves files and builds again. The page has the first bundle and hears of the second one.
 *
 * @param saved the files of the second build that differ. Returns what a server has then.
 */
export async function hotSite(files: Files, saved: Files, options: HotOptions = {}): Promise<Site> {
  const folder = await project({ "package.json": "{}", "src/signal.js": SIGNAL, ...files });
  const dist = path.join(folder, "dist");
  const compiler = webpack({
    mode: "development",
    devtool: false,
    cache: false,
    context: folder,
    recordsPath: path.join(folder, "records.json"), // from one `run` to the next
    entry: [options.client ?? "webpack/hot/dev-server", "./src/index.js", "./src/signal.js"],
    plugins: [new webpack.HotModuleReplacementPlugin()],
    ...options.configuration,
    output: { path: dist, ...options.configuration?.output },
  });
  const run = promisify(compiler.run.bind(compiler));
  await run();
  const first = await readFile(path.join(dist, "main.js"), "utf8");
  for (const [name, content] of Object.entries(saved)) await writeFile(path.join(folder, name), content);
  const stats = await run();
  await promisify(compiler.close.bind(compiler))();
  const page = `<!doctype html><script>const newHash = "${stats?.hash}";</script><script src="/main.js"></script>`;
  return { ...(await siteIn(dist)), "/main.js": first, "/": page };
}

/** What the client of a server does when it hears of a build. */
const SIGNAL = `
  const emitter = require("webpack/hot/emitter");
  if (!sessionStorage.updated) setTimeout(() => emitter.emit("webpackHotUpdate", newHash));
  sessionStorage.updated = "once";
`;
