import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Configuration } from "webpack";
import { findMessages } from "../../../../src/errors/find-messages";
import { startLocalServer } from "../../../local-server";
import { catalog } from "../../../src/errors/catalog";
import { type Answer, chromiumForFile, type Site, siteIn, siteOf } from "../../lib/in-chromium";
import { buildOwn, type Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithCompilers, projectWithCompilers } from "../../lib/with-compilers";
import { projectWithPackages } from "../../lib/with-packages";

const visit = chromiumForFile();

const LAZY: Files = {
  "src/index.js": 'import("./chart.js").then(() => console.log("done"));',
  "src/chart.js": "export const chart = 1;",
};
const CHUNK = "/src_chart_js.js";
/** What a server answers that sends its page for every address. */
const PAGE: Answer = { body: "<!doctype html><p>Shop</p>", headers: { "content-type": "text/html" } };
const SCRIPT = '<!doctype html><script src="/main.js"></script>';
/** What each of these visits ends with. */
const until = /Uncaught \w*Error|done|Failed to load module|onerror|failed to load/;

raises("chunks/#chunk-error", {
  broken: async () => visit({ ...(await siteOf(LAZY)), [CHUNK]: "404" }, { until }),
  fixed: async () => visit(await siteOf(LAZY)),
});

raises("chunks/#script-type", {
  broken: async () => {
    const site = await siteOf(LAZY, { output: { chunkFilename: "assets/[name]" } });
    const headers = { "content-type": "application/octet-stream", "x-content-type-options": "nosniff" };
    return visit(
      { ...site, "/assets/src_chart_js": { body: String(site["/assets/src_chart_js"]), headers } },
      { until },
    );
  },
  fixed: async () => visit(await siteOf(LAZY, { output: { chunkFilename: "assets/[name].js" } })),
});

raises("chunks/#chunk-missing", {
  // The file of another build, which is the cause without a second message.
  broken: async () => visit({ ...(await siteOf(LAZY)), [CHUNK]: await chunkOfAnother() }, { until }),
  fixed: async () => visit(await siteOf(LAZY)),
});

async function chunkOfAnother(): Promise<Answer> {
  return (await siteOf(LAZY, { output: { uniqueName: "another" } }))[CHUNK] ?? "404";
}

raises("chunks/#chunk-timeout", {
  broken: async () => visit({ ...(await siteOf(LAZY, waiting(100))), [CHUNK]: "never" }, { until }),
  fixed: async () => visit(await siteOf(LAZY, waiting(120_000))),
});

function waiting(chunkLoadTimeout: number) {
  return { output: { chunkLoadTimeout } };
}

raises("chunks/#reading-call", {
  broken: () => visitWithLibOf("this.price = 1;", "old"),
  fixed: () => visitWithLibOf("this.price = 1;", "new"),
});

/** Visits a page whose `main.js` is of the new build, and whose `lib.js` is of one or the other. */
async function visitWithLibOf(code: string, age: "old" | "new"): Promise<string> {
  const [old, site] = await Promise.all(["lib-old", "lib-new"].map((name) => siteWithLib(name, code)));
  const lib = (age === "old" ? old : site)?.["/lib.js"] ?? "404";
  const page = '<script src="/lib.js"></script><script src="/main.js"></script>';
  return visit({ ...site, "/lib.js": lib, "/": page }, { until });
}

function siteWithLib(name: string, code: string): Promise<Site> {
  const files = {
    "package.json": "{}",
    "src/index.js": `require("./${name}.js"); console.log("done");`,
    [`src/${name}.js`]: code,
  };
  const lib = { name: "lib", test: /lib-/, chunks: "all" as const, enforce: true };
  return siteOf(files, {
    output: { strictModuleResolution: false },
    optimization: { splitChunks: { cacheGroups: { lib } } },
  });
}

const texts = (name: string): Files => ({
  "src/index.js": `const name = "${name}"; import(\`./texts/\${name}.js\`).then(() => console.log("done"));`,
  "src/texts/en.js": "",
});
raises("chunks/#cannot-find-module", {
  broken: async () => visit(await siteOf(texts("nl")), { until }),
  fixed: async () => visit(await siteOf(texts("en")), { until }),
});

raises("chunks/#html-as-script", {
  broken: async () =>
    visit(
      { ...(await siteOf(LAZY)), "/cart/main.js": PAGE, "/cart/": '<script src="main.js"></script>' },
      { until, page: "/cart/" },
    ),
  fixed: async () => visit({ ...(await siteOf(LAZY)), "/cart/": SCRIPT }, { until, page: "/cart/" }),
});

const STYLED: Files = {
  "src/index.js": 'import("./chart.css").then(() => console.log("done"));',
  "src/chart.css": "a { color: red }",
};
raises("chunks/#css-chunk", {
  broken: async () => visit({ ...(await siteOf(STYLED)), "/src_chart_css.css": "404" }, { until }),
  fixed: async () => visit(await siteOf(STYLED)),
});

raises("chunks/#auto-public-path", {
  broken: async () => visit(inline(await siteOf(LAZY)), { until }),
  fixed: async () => visit(inline(await siteOf(LAZY, { output: { publicPath: "/" } })), { until }),
});

function inline(site: Site): Site {
  return { ...site, "/": `<script>${site["/main.js"]}</script>` };
}

raises("chunks/#require-property", {
  broken: () => visitWithRuntime({ "src/index.js": 'console.log("done");' }),
  fixed: () => visitWithRuntime(LAZY),
});

/** Visits a page with the runtime of a build of these files, and the rest of another one. */
async function visitWithRuntime(files: Files): Promise<string> {
  const single = { optimization: { runtimeChunk: "single" as const } };
  const [other, site] = await Promise.all([siteOf(files, single), siteOf(LAZY, single)]);
  const page = '<script src="/runtime.js"></script><script src="/main.js"></script>';
  return visit({ ...site, "/runtime.js": other["/runtime.js"] ?? "404", "/": page }, { until });
}

/** A runtime and a chunk in the form of webpack 3, whose chunks call a function of the runtime. */
const OLD_FORM: Site = {
  "/manifest.js": "window.webpackJsonp = (chunks, modules, executed) => executed.forEach((id) => modules[id]());",
  "/app.js": 'webpackJsonp([0], [() => console.log("done")], [0]);',
};
const loading = (site: Site, ...names: string[]) =>
  visit(
    { ...site, "/": [...names.map((name) => `<script src="/${name}.js"></script>`), END].join("\n") },
    { until: /end/ },
  );
const END = '<script>console.log("end")</script>';
raises("chunks/#webpack-jsonp", {
  broken: () => loading(OLD_FORM, "app", "manifest"),
  fixed: () => loading(OLD_FORM, "manifest", "app"),
});

test("webpack 5 takes scripts in any order, and is silent without the runtime", async () => {
  const files = { "src/index.js": 'console.log("done");' };
  const site = await siteOf(files, { optimization: { runtimeChunk: "single" } });
  expect(await loading(site, "main", "runtime")).toBe("done\nend");
  expect(site["/main.js"]).toContain('self["webpackChunkproject"]');
  expect(await loading(site, "main")).toBe("end");
});

const price = (exported: string): Files => ({
  "package.json": "{}",
  "src/index.js": 'import "./price.js"; console.log("done");',
  "src/price.js": `import { round } from "./round.js";\n${exported} (value) => round(value);`,
  "src/round.js": "export const round = Math.round;",
});
raises("chunks/#exports-assigned", {
  broken: async () => visit(await siteOf(price("module.exports =")), { until }),
  fixed: async () => visit(await siteOf(price("export default")), { until }),
});

raises("chunks/#cors", {
  broken: () => visitWithCdn({ crossOriginLoading: "anonymous" }),
  fixed: () => visitWithCdn({}),
});

/** Visits a page of one server whose chunks are on another one, which sends no headers for others. */
async function visitWithCdn(options: { crossOriginLoading?: "anonymous" }): Promise<string> {
  let site: Site = {};
  const cdn = await serverOf(() => site);
  site = await siteOf(LAZY, { output: { publicPath: `${cdn}/`, ...options } });
  return visit({}, { until, page: await serverOf(() => site) });
}

/** Starts a server for a site, for the test. Returns its origin. */
async function serverOf(site: () => Site, headers: Record<string, string> = {}): Promise<string> {
  const server = await startLocalServer(({ url = "/" }, response) => {
    const type = url === "/" ? "text/html" : "text/javascript";
    response.writeHead(200, { "content-type": type, ...headers }).end(String(site()[url] ?? ""));
  });
  onTestFinished(() => server.close());
  return server.origin;
}

raises("chunks/#script-error", {
  broken: () => reportedToPage("", {}),
  fixed: () => reportedToPage("crossorigin", { "access-control-allow-origin": "*" }),
});

/** What a page hears of an error in a script of another server. */
async function reportedToPage(attribute: string, headers: Record<string, string>): Promise<string> {
  const failing = await siteOf({ "src/index.js": 'throw new Error("price is missing");' });
  const cdn = await serverOf(() => failing, headers);
  const report = '<script>onerror = (message) => { console.log("onerror", message); return true; };</script>';
  const page = `<!doctype html>${report}<script ${attribute} src="${cdn}/main.js"></script>`;
  return visit({}, { until, page: await serverOf(() => ({ "/": page })) });
}

const WORKER: Files = {
  "src/index.js": 'new Worker(new URL("./worker.js", import.meta.url)); console.log("done");',
  "src/worker.js": "",
};
raises("chunks/#worker-origin", {
  broken: async () => visit(await siteOf(WORKER, { output: { publicPath: "https://cdn.test/" } }), { until }),
  fixed: async () =>
    visit(await siteOf(WORKER, { output: { publicPath: "https://cdn.test/", workerPublicPath: "/" } }), { until }),
});

const WORKING: Files = {
  ...LAZY,
  "src/index.js": 'new Worker(new URL("./worker.js", import.meta.url)).onmessage = ({ data }) => console.log(data);',
  "src/worker.js": 'import("./chart.js").then(() => postMessage("done"));',
};
raises("chunks/#import-scripts", {
  broken: async () => visit(await workingWith("/workers/"), { until }),
  fixed: async () => visit(await workingWith("/"), { until }),
});

/** The worker is at its address in either case; what it loads is not. */
async function workingWith(workerPublicPath: string): Promise<Site> {
  const site = await siteOf(WORKING, { output: { workerPublicPath } });
  return { ...site, [`${workerPublicPath}src_worker_js.js`]: site["/src_worker_js.js"] ?? "404" };
}

/** A page with a Content Security Policy. */
const pageWith = (policy: string): Answer => ({ body: SCRIPT, headers: { "content-security-policy": policy } });

async function guarded(policy: string, configuration: Parameters<typeof siteOf>[1] = {}): Promise<Site> {
  return { ...(await siteOf(LAZY, configuration)), "/": pageWith(policy) };
}

raises("chunks/#csp-eval", {
  broken: async () => visit(await guarded("script-src 'self'", { devtool: "eval" }), { until }),
  fixed: async () => visit(await guarded("script-src 'self'", { devtool: "source-map" }), { until }),
});

raises("chunks/#csp-script", {
  broken: async () => visit(await cdnGuarded("script-src 'self'"), { until }),
  fixed: async () => visit(await cdnGuarded("script-src 'self' https://cdn.test"), { until }),
});

async function cdnGuarded(policy: string): Promise<Site> {
  const site = await guarded(policy, { output: { publicPath: "https://cdn.test/" } });
  return { ...site, [`https://cdn.test${CHUNK}`]: site[CHUNK] ?? "404" };
}

/** Visits a page with a style sheet that either style-loader or MiniCssExtractPlugin puts into it. */
const styledBy = async (loader: string) => {
  const folder = await projectWithPackages({
    "src/index.js": 'import "./page.css";\nconsole.log("done");',
    "src/page.css": "a { color: red }",
    "webpack.config.js": `
      import MiniCssExtractPlugin from "mini-css-extract-plugin";
      export default {
        mode: "development",
        devtool: false,
        module: { rules: [{ test: /\\.css$/i, use: [${loader}, "css-loader"] }] },
        plugins: [new MiniCssExtractPlugin()],
      };`,
  });
  await buildOwn(folder);
  return visit({ ...(await siteIn(path.join(folder, "dist"))), "/": pageWith("script-src 'self'; style-src 'self'") });
};
raises("chunks/#csp-inline", {
  broken: () => styledBy('"style-loader"'),
  fixed: () => styledBy("MiniCssExtractPlugin.loader"),
});

const scripted = (script: string) => ({
  "/": { body: `<!doctype html>${script}${SCRIPT}`, headers: { "content-security-policy": "script-src 'self'" } },
  "/main.js": 'console.log("done");',
  "/page.js": "",
});
raises("chunks/#csp-inline", {
  broken: () => visit(scripted("<script>document.title = 3;</script>")),
  fixed: () => visit(scripted('<script src="/page.js"></script>')),
});

const TRUSTED = "require-trusted-types-for 'script'";
raises("chunks/#trusted-types", {
  broken: async () => visit(await guarded(TRUSTED), { until }),
  fixed: async () => visit(await guarded(TRUSTED, { output: { trustedTypes: true } }), { until }),
});

/** Visits a page with a style sheet that the server sends as one or the other type. */
const styledAs = async (type: string) => {
  const page = '<!doctype html><link rel="stylesheet" href="/main.css"><script src="/main.js"></script>';
  const site = await siteOf({ "src/index.js": 'addEventListener("load", () => console.log("done"));' });
  const style: Answer = { body: "<p>Shop</p>", headers: { "content-type": type, "x-content-type-options": "nosniff" } };
  return visit({ ...site, "/": page, "/main.css": style });
};
raises("chunks/#style-type", { broken: () => styledAs("text/html"), fixed: () => styledAs("text/css") });

const weakly = async (mode: string) => {
  const code = `const language = document.title || "en";\nimport(${mode}\`./texts/\${language}.js\`)`;
  const files = { "src/index.js": `${code}.then(() => console.log("done"));`, "src/texts/en.js": "export default 1;" };
  return visit(await siteOf(files), { until });
};
raises("chunks/#weak", {
  broken: () => weakly('/* webpackMode: "weak" */ '),
  fixed: () => weakly(""),
});

const registering = (code: string, javascript: object = {}) =>
  siteOf(
    { "package.json": "{}", "src/index.js": `${code}\nconsole.log("done");` },
    { module: { parser: { javascript } } },
  );
raises("chunks/#indirect", {
  broken: async () => visit(await registering("const register = [define][0];\nregister([], () => 3);"), { until }),
  fixed: async () => visit(await registering("define([], () => 3);"), { until }),
});

const WRAPPED = 'const register = typeof define === "function" ? [define][0] : () => {};\nregister([], () => 3);';
test("a package that tests for AMD works without it", async () => {
  expect(await visit(await registering(WRAPPED), { until })).toContain("define cannot be used indirect");
  expect(await visit(await registering(WRAPPED, { amd: false }), { until })).toBe("done");
});

const SYSTEM = 'const loader = [globalThis.x ?? System][0];\nloader.import("./price.js");';
raises("chunks/#indirect", {
  broken: async () => visit(await registering(SYSTEM, { system: true }), { until }),
  fixed: async () => visit(await registering(`globalThis.System = { import() {} };\n${SYSTEM}`), { until }),
});

const withOptions = (options: string) =>
  siteOf({
    "src/index.js": `const options = ${options};\nimport("./chart.js", options).then(() => console.log("done"));`,
    "src/chart.js": "export const chart = 1;",
  });
test.for(['"json"', '{ with: "json" }', "{ with: { type: 1 } }"])("%s is chunks/#import-options", async (options) => {
  const [found] = findMessages(await visit(await withOptions(options), { until }), catalog);
  expect(found?.entry.id).toBe("chunks/#import-options");
});
const PRICES = { "src/prices.json": "3" };
const pricing = (argument: string) =>
  siteOf({
    ...PRICES,
    "src/index.js": `const type = "json";\nimport("./prices.json", ${argument}).then(() => console.log("done"));`,
  });
test("the build warns of chunks/#import-options", async () => {
  const code = 'const options = { with: { type: "json" } };\nimport("./prices.json", options);';
  const [found] = findMessages(await printed({ ...PRICES, "src/index.js": code }), catalog);
  expect(found?.entry.id).toBe("chunks/#import-options");
});
raises("chunks/#import-options", {
  broken: async () => visit(await pricing("type"), { until }),
  fixed: async () => visit(await pricing('{ with: { type: "json" } }'), { until }),
});

/** Builds with a package that mixes both kinds of modules, and visits the page. */
async function withMixed(rules: object[]): Promise<string> {
  const folder = await projectWithCompilers({
    "package.json": "{}",
    "src/index.js": 'const price = require("../packages/acme-price.js"); console.log("done", price(1.2));',
    "packages/acme-price.js": 'import { round } from "./round.js";\nmodule.exports = (value) => round(value);',
    "packages/round.js": "export const round = Math.round;",
  });
  await buildWithCompilers(folder, { mode: "development", devtool: false, module: { rules } } as Configuration);
  return visit({ ...(await siteIn(path.join(folder, "dist"))), "/": SCRIPT }, { until });
}
const options = { presets: [["@babel/preset-env", { modules: "commonjs" }]] };
raises("chunks/#exports-assigned", {
  broken: () => withMixed([]),
  fixed: () => withMixed([{ test: /acme-price/, loader: "babel-loader", options }]),
});
