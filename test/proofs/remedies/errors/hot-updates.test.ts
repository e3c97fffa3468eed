import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import webpack, { type Configuration } from "webpack";
import { freePort } from "../../../../scripts/lib/free-port";
import { hotSite } from "../../lib/hot-site";
import { chromiumForFile, type Site } from "../../lib/in-chromium";
import { type Files, project, runUntil } from "../../lib/project";
import { raises } from "../../lib/raises";

const visit = chromiumForFile();

/** What each of these visits ends with. */
const until = /up to date|\[HMR\] \w*Error|Update failed:|Uncaught|Ignored an|Probably|done/;

const PAD: Files = { "src/index.js": 'import "./face.js";', "src/face.js": 'import "./pad.js";', "src/pad.js": "1;" };
const ACCEPTED: Files = { ...PAD, "src/face.js": `${PAD["src/face.js"]}\nimport.meta.webpackHot?.accept("./pad.js");` };
const NEW_PAD: Files = { "src/pad.js": "2;" };

raises("hot-updates/#not-accepted", {
  broken: async () => visit(await hotSite(PAD, NEW_PAD), { until }),
  fixed: async () => visit(await hotSite(ACCEPTED, NEW_PAD), { until }),
});

const SELF = "import.meta.webpackHot?.accept();";
raises("hot-updates/#cannot-apply", {
  broken: async () =>
    visit(await hotSite({ ...PAD, "src/pad.js": SELF }, { "src/pad.js": `${SELF} missing();` }), { until }),
  fixed: async () =>
    visit(await hotSite({ ...PAD, "src/pad.js": SELF }, { "src/pad.js": `${SELF} close();` }), { until }),
});

raises("hot-updates/#cannot-find-update", {
  broken: () => visitAt("/admin/"),
  fixed: () => visitAt("/"),
});

/** The address of updates is the public path and their name, without a slash that webpack adds. */
async function visitShop(publicPath: string): Promise<string> {
  const site = await hotSite(ACCEPTED, NEW_PAD, { configuration: { output: { publicPath } } });
  const served = Object.entries(site).map(([name, file]) => [name.replace(/^\/(?=.*hot-update)/, "/shop/"), file]);
  return visit(Object.fromEntries(served), { until });
}
raises("hot-updates/#cannot-find-update", {
  broken: () => visitShop("/shop"),
  fixed: () => visitShop("/shop/"),
});

/** The server has everything at its root. */
async function visitAt(publicPath: string): Promise<string> {
  return visit(await hotSite(ACCEPTED, NEW_PAD, { configuration: { output: { publicPath } } }), { until });
}

raises("hot-updates/#update-failed", {
  broken: async () => visit(withPage(await hotSite(ACCEPTED, NEW_PAD)), { until }),
  fixed: async () => visit(await hotSite(ACCEPTED, NEW_PAD), { until }),
});

/** What a server answers that sends its page instead of the description of an update. */
function withPage(site: Site): Site {
  const answers = Object.entries(site).map(([name, answer]) => [name, name.endsWith(".json") ? site["/"] : answer]);
  return Object.fromEntries(answers) as Site;
}

raises("hot-updates/#update-chunk", {
  broken: async () => visit(without(await hotSite(ACCEPTED, NEW_PAD), ".hot-update.js"), { until: /chunk \w+ failed/ }),
  fixed: async () => visit(await hotSite(ACCEPTED, NEW_PAD), { until }),
});

function without(site: Site, extension: string): Site {
  return Object.fromEntries(Object.entries(site).filter(([name]) => !name.endsWith(extension)));
}

const LAZY = (price: number): Files => ({
  "src/index.js": 'setTimeout(() => import("./chart.js").then(() => console.log("done")), 300);',
  "src/signal.js": "",
  "src/chart.js": `export const chart = ${price};`,
});
raises("hot-updates/#another-build", {
  broken: async () => visit(without(await hotSite(LAZY(3), LAZY(4)), ".hot-update.json"), { until }),
  fixed: async () => visit(await hotSite(LAZY(3), LAZY(4)), { until }),
});

raises("hot-updates/#declined", {
  broken: async () => visit(await paymentThat("decline"), { until }),
  fixed: async () => visit(await paymentThat("accept"), { until }),
});

function paymentThat(method: "accept" | "decline"): Promise<Site> {
  const call = `import.meta.webpackHot?.${method}();`;
  return hotSite(
    { "src/index.js": 'import "./payment.js";', "src/payment.js": call },
    { "src/payment.js": `${call} 2;` },
  );
}

raises("hot-updates/#disposed", {
  broken: async () => visit(await faceWith(""), { until: /disposed|late/ }),
  fixed: async () =>
    visit(await faceWith("module.hot?.dispose(() => clearInterval(timer));"), { until: /disposed|late/ }),
});

function faceWith(code: string): Promise<Site> {
  const files = {
    "src/index.js": 'require("./face.js"); module.hot.accept("./face.js", () => require("./face.js"));',
    "src/face.js": `const timer = setInterval(() => require("./pad.js").draw(), 20); ${code}`,
    "src/pad.js": "exports.draw = () => {};",
  };
  return hotSite(files, { "src/face.js": 'require("./pad.js"); setTimeout(() => console.log("late"), 200);' });
}

raises("hot-updates/#disabled", {
  broken: async () => visit(await hotSite(ACCEPTED, NEW_PAD, { configuration: { plugins: [] } }), { until }),
  fixed: async () => visit(await hotSite(ACCEPTED, NEW_PAD), { until }),
});

raises("hot-updates/#plugin-twice", {
  broken: () => servedWith("new webpack.HotModuleReplacementPlugin()"),
  fixed: () => servedWith(""),
});

async function servedWith(plugin: string): Promise<string> {
  const port = await freePort();
  const configuration = `import webpack from "webpack";
export default { mode: "development", devServer: { host: "127.0.0.1", port: ${port} }, plugins: [${plugin}] };`;
  return runUntil("npx webpack serve", { "webpack.config.js": configuration }, [["compiled"]]);
}

const hotCalls = (code: string): Files => ({
  "src/index.js": `const hot = import.meta.webpackHot; ${code}`,
});
const report = '.then(() => console.log("done"), (error) => console.log(`done ${error}`))';
raises("hot-updates/#check-status", {
  broken: async () => visit(await hotSite(hotCalls(`hot.check(true); hot.check(true)${report};`), {}), { until }),
  fixed: async () =>
    visit(await hotSite(hotCalls(`hot.check(true)${report}; if (hot.status() === "idle") hot.check(true);`), {}), {
      until,
    }),
});

raises("hot-updates/#apply-status", {
  broken: async () => visit(await hotSite(hotCalls(`hot.apply()${report};`), {}), { until }),
  fixed: async () => visit(await hotSite(hotCalls(`hot.check(true)${report};`), {}), { until }),
});

raises("hot-updates/#event-source", {
  // A browser has EventSource, so the page takes it away before webpack's client looks for it.
  broken: async () => visit(await hotSite(lazily("delete window.EventSource;"), {}), { until }),
  fixed: async () => visit(await hotSite(lazily(""), {}), { until }),
});

function lazily(before: string): Files {
  const client = 'require("webpack/hot/lazy-compilation-web.js?http%3A%2F%2F127.0.0.1%2F");';
  return { "package.json": "{}", "src/index.js": `${before} ${client} console.log("done");` };
}

raises("hot-updates/#update-names", {
  broken: () => secondBuild("[fullhash].hot-update.json"),
  fixed: () => secondBuild("[runtime].[fullhash].hot-update.json"),
});

/** What is printed for a build in which only one of two entries loses a module. */
async function secondBuild(hotUpdateMainFilename: string): Promise<string> {
  const folder = await project({ "src/a.js": 'import "./c.js";', "src/b.js": "1;", "src/c.js": "" });
  const configuration: Configuration = {
    mode: "development",
    devtool: false,
    cache: false,
    context: folder,
    recordsPath: path.join(folder, "records.json"),
    entry: { a: "./src/a.js", b: "./src/b.js" },
    output: { path: path.join(folder, "dist"), hotUpdateMainFilename },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  };
  const compiler = webpack(configuration);
  const run = promisify(compiler.run.bind(compiler));
  await run();
  await writeFile(path.join(folder, "src/a.js"), "2;");
  await writeFile(path.join(folder, "src/b.js"), "2;");
  const stats = await run();
  await promisify(compiler.close.bind(compiler))();
  return stats?.toString({ colors: false }) ?? "";
}
