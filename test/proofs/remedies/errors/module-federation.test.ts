import path from "node:path";
import webpack from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { paths } from "../../../../scripts/lib/paths";
import { chromiumForFile, type Site, siteOf } from "../../lib/in-chromium";
import { type Files, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

const { ModuleFederationPlugin } = webpack.container;
type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const visit = chromiumForFile();
/** What each of these visits ends with. */
const until = /Uncaught|done/;

const REVIEWS = "https://reviews.test";
const ENTRY = `${REVIEWS}/remote-entry.js`;
const BOOTSTRAP = 'import { list } from "reviews/list"; console.log("done", list);';
const MANUAL = `const container = window.reviews;
await __webpack_init_sharing__("default"); await container.init(__webpack_share_scopes__.default);
console.log("done", (await container.get("./list"))().list);`;

/** A build of one of the two: its plugin, and what differs in its files and its configuration. */
interface Build extends Options {
  files?: Files;
  options?: webpack.Configuration;
}

/** A library that both may share, and a project that needs it. */
function library(version: string, range = "*"): Files {
  return {
    "package.json": `{ "dependencies": { "currency": "${range}" } }`,
    "node_modules/currency/package.json": `{ "name": "currency", "version": "${version}" }`,
    "node_modules/currency/index.js": `exports.symbol = "€"; exports.version = "${version}";`,
  };
}

/** The page of a shop, which uses a module of a remote on another server. */
async function shop({ files, options, ...plugin }: Build = {}): Promise<Site> {
  const remotes = { reviews: `reviews@${ENTRY}` };
  return siteOf(
    { ...library("19.0.0"), "src/index.js": 'import("./bootstrap.js");', "src/bootstrap.js": BOOTSTRAP, ...files },
    {
      output: { uniqueName: "shop" },
      ...options,
      plugins: [new ModuleFederationPlugin({ name: "shop", remotes, ...plugin })],
    },
  );
}

/** The files of the remote, by their addresses. */
async function reviews({ files, options, ...plugin }: Build = {}): Promise<Site> {
  const exposed = { name: "reviews", filename: "remote-entry.js", exposes: { "./list": "./src/list.js" } };
  const site = await siteOf(
    { ...library("18.0.0", "^18.0.0"), "src/list.js": "export const list = 1;", ...files },
    {
      entry: {},
      output: { uniqueName: "reviews" },
      ...options,
      plugins: [...(options?.plugins ?? []), new ModuleFederationPlugin({ ...exposed, ...plugin })],
    },
  );
  return Object.fromEntries(Object.entries(site).map(([name, answer]) => [REVIEWS + name, answer]));
}

/** Visits the shop with the remote. */
async function together(host: Build = {}, remote: Build = {}, changed: Site = {}): Promise<string> {
  return visit({ ...(await shop(host)), ...(await reviews(remote)), ...changed }, { until });
}

const PRICE: Files = { "src/list.js": 'import { version } from "currency"; export const list = version;' };
const EAGER = 'import { symbol } from "currency"; console.log("done", symbol);';
/** A page that uses the shared library, and a remote that nobody waits for. */
const OTHER: Files = {
  "src/bootstrap.js": 'import("reviews/list").catch(() => {}); import("currency").then(() => console.log("done"));',
};
raises("module-federation/#eager", {
  broken: () => together({ files: { "src/index.js": EAGER }, shared: ["currency"] }),
  fixed: [
    () => together({ files: { "src/bootstrap.js": EAGER }, shared: ["currency"] }),
    () => together({ files: { "src/index.js": EAGER }, shared: { currency: { eager: true } } }),
  ],
});

const runtimeChunk: Build = {
  options: { optimization: { runtimeChunk: "single" }, output: { uniqueName: "reviews" } },
};
raises("module-federation/#script-missing", {
  broken: () => together({}, runtimeChunk),
  fixed: () => together({}, { ...runtimeChunk, runtime: false }),
});

/** A remote whose modules are split, even though they're small. */
const split = (splitChunks: object | false, plugins: webpack.WebpackPluginInstance[] = []): Build => ({
  shared: { currency: { eager: true } },
  files: PRICE,
  options: {
    optimization: { splitChunks: splitChunks && { minSize: 0, ...splitChunks } },
    output: { uniqueName: "reviews" },
    plugins,
  },
});
raises("module-federation/#script-missing", {
  broken: () => together({}, split({ chunks: "all" })),
  fixed: () => together({}, split({ chunks: ({ name }: webpack.Chunk) => name !== "reviews" })),
});

/** The group of Vue CLI, and a module of a package that's part of every entry, as the client of the dev server is. */
const VENDORS = { name: "chunk-vendors", test: /[\\/]node_modules[\\/]/, chunks: "initial" };
const served = (splitChunks: object | false): Build => ({
  ...split(splitChunks, [
    { apply: (compiler) => new webpack.EntryPlugin(compiler.context, "client", {}).apply(compiler) },
  ]),
  shared: [],
  files: { "node_modules/client/index.js": "addEventListener('message', () => {});" },
});
raises("module-federation/#script-missing", {
  broken: () => together({}, served({ cacheGroups: { vendors: VENDORS } })),
  fixed: () => together({}, served(false)),
});

raises("module-federation/#static-remote", {
  broken: () => together({ files: { "src/index.js": BOOTSTRAP } }),
  fixed: () => together(),
});

raises("module-federation/#script-error", {
  broken: () => together({}, {}, { [ENTRY]: "404" }),
  fixed: () => together(),
});

raises("module-federation/#script-missing", {
  broken: () => together({ remotes: { reviews: `comments@${ENTRY}` } }),
  fixed: () => together(),
});

const UNKNOWN = "promise Promise.reject(new Error('There is no address for reviews.'))";
raises("module-federation/#sharing-failed", {
  broken: () => together({ shared: ["currency"], files: OTHER, remotes: { reviews: UNKNOWN } }),
  fixed: () => together({ shared: ["currency"], files: OTHER }),
});

raises("module-federation/#not-exposed", {
  broken: () => together({ files: { "src/bootstrap.js": BOOTSTRAP.replace("reviews/list", "reviews/List") } }),
  fixed: () => together(),
});

raises("module-federation/#container-missing", {
  broken: () => onWindow(""),
  fixed: () => onWindow(`<script src="${ENTRY}"></script>`),
});

/** A remote that is the result of a promise. */
const promised = (value: string) => {
  const loading = `const script = document.createElement("script"); script.src = "${ENTRY}";
    script.onload = () => resolve(${value}); document.documentElement.append(script);`;
  return together({ remotes: { reviews: `promise new Promise((resolve) => { ${loading} })` } });
};
raises("module-federation/#container-missing", {
  broken: () => promised("window.comments"),
  fixed: () => promised("window.reviews"),
});

raises("module-federation/#not-a-function", {
  broken: () => onWindow('<div id="reviews"></div>'),
  fixed: () => onWindow(`<script src="${ENTRY}"></script>`),
});

/** Visits a shop that takes the container from the page, which has something of this name. */
async function onWindow(html: string): Promise<string> {
  const host = await shop({ remotes: { reviews: "window reviews" } });
  return visit({ ...host, ...(await reviews()), "/": `${html}<script src="/main.js"></script>` }, { until });
}

raises("module-federation/#variable", {
  broken: () => asVariable(""),
  fixed: () => asVariable(`<script src="${ENTRY}"></script>`),
});

async function asVariable(html: string): Promise<string> {
  const host = await shop({ remoteType: "var", remotes: { reviews: "reviews" } });
  return visit({ ...host, ...(await reviews()), "/": `${html}<script src="/main.js"></script>` }, { until });
}

raises("module-federation/#manual", {
  broken: () => byHand(""),
  fixed: () => byHand(`<script src="${ENTRY}"></script>`),
});

/** Visits a page that initializes the container itself. */
async function byHand(html: string, code = MANUAL): Promise<string> {
  const host = await shop({ files: { "src/bootstrap.js": code }, remotes: {}, shared: ["currency"] });
  const remote = await reviews({ shared: ["currency"] });
  return visit({ ...host, ...remote, "/": `${html}<script src="/main.js"></script>` }, { until });
}

raises("module-federation/#initialized-twice", {
  broken: () => byHand(`<script src="${ENTRY}"></script>`, `reviews.init({}); ${MANUAL}`),
  fixed: () => byHand(`<script src="${ENTRY}"></script>`),
});

const USED: Files = { "src/bootstrap.js": `import "currency"; ${BOOTSTRAP}` };
const single = (more = {}) => ({ currency: { singleton: true, ...more } });
raises("module-federation/#unsatisfied", {
  broken: () => together({ files: USED, shared: single() }, { files: PRICE, shared: single() }),
  fixed: [
    () =>
      together(
        { files: USED, shared: single() },
        { files: { ...PRICE, ...library("19.0.0", "^19.0.0") }, shared: single() },
      ),
    () =>
      together(
        { files: USED, shared: single() },
        { files: PRICE, shared: single({ requiredVersion: "^18.0.0 || ^19.0.0" }) },
      ),
  ],
});

const without = { currency: { import: false as const } };
raises("module-federation/#no-satisfying", {
  broken: () => together({ files: USED, shared: ["currency"] }, { files: PRICE, shared: without }),
  fixed: () => together({ files: USED, shared: ["currency"] }, { files: PRICE, shared: ["currency"] }),
});

raises("module-federation/#not-shared", {
  broken: () => together({}, { files: PRICE, shared: without }),
  fixed: () =>
    together(
      { files: USED, shared: ["currency"] },
      { files: { ...PRICE, ...library("19.0.0", "^19.0.0") }, shared: without },
    ),
});

raises("module-federation/#remote-chunk", {
  broken: () => together({}, { options: { output: { publicPath: "/", uniqueName: "reviews" } } }),
  fixed: () => together(),
});

const HOOK = `import { createElement, useState } from "react";
export const list = () => createElement("p", null, useState("done")[0]);`;
const RENDER = `import { createElement } from "react"; import { createRoot } from "react-dom/client"; import { list } from "reviews/list";
const element = document.body.appendChild(document.createElement("main"));
createRoot(element, { onUncaughtError: (error) => console.log("Uncaught", error.message) }).render(createElement(list));
new MutationObserver(() => console.log(element.textContent)).observe(element, { childList: true });`;
const REACT_FOLDER = path.join(paths.root, "node_modules/react");
const REACT: Files = { "package.json": '{ "dependencies": { "react": "*", "react-dom": "*" } }' };
const REACTS = { react: { singleton: true }, "react-dom": { singleton: true } };
raises("module-federation/#two-reacts", {
  broken: () => together({ files: { "src/bootstrap.js": RENDER } }, { files: { "src/list.js": HOOK } }),
  fixed: () =>
    together(
      { files: { "src/bootstrap.js": RENDER, ...REACT }, shared: REACTS },
      { files: { "src/list.js": HOOK, ...REACT }, shared: REACTS },
    ),
});

/** A page with a package that finds its own React. A query makes another copy of a module. */
async function linked(resolve: webpack.Configuration["resolve"]): Promise<string> {
  const site = await siteOf(
    {
      "src/index.js": RENDER.replace("reviews/list", "review-list").replaceAll(
        "document.body",
        "document.documentElement",
      ),
      "node_modules/review-list/package.json": '{ "main": "index.js", "type": "module" }',
      "node_modules/review-list/index.js": HOOK,
      "node_modules/review-list/node_modules/react/index.js": `module.exports = require("${REACT_FOLDER}/cjs/react.production.js?copy");`,
    },
    { resolve, module: { rules: [{ test: /review-list[\\/]node_modules/, type: "javascript/auto" }] } },
  );
  return visit(site, { until });
}
raises("module-federation/#two-reacts", {
  broken: () => linked({}),
  fixed: () => linked({ alias: { react: REACT_FOLDER } }),
});

const built = (plugin: Options, files: Files) =>
  printed({ "src/index.js": 'import("currency");', ...files }, { plugins: [new ModuleFederationPlugin(plugin)] });
const NAMELESS: Files = { ...library("1.0.0"), "package.json": '{ "name": "shop" }' };

raises("module-federation/#no-required-version", {
  broken: () => built({ name: "shop", shared: ["currency"] }, NAMELESS),
  fixed: () => built({ name: "shop", shared: ["currency"] }, library("1.0.0")),
});

raises("module-federation/#no-version", {
  broken: () =>
    built({ name: "shop", shared: ["currency"] }, { ...library("1.0.0"), "node_modules/currency/package.json": "{}" }),
  fixed: () => built({ name: "shop", shared: ["currency"] }, library("1.0.0")),
});

raises("module-federation/#fallback", {
  broken: () =>
    built({ name: "shop", shared: ["currency"] }, { "package.json": '{ "dependencies": { "currency": "*" } }' }),
  fixed: [
    () => built({ name: "shop", shared: ["currency"] }, library("1.0.0")),
    () => built({ name: "shop", shared: without }, { "package.json": '{ "dependencies": { "currency": "*" } }' }),
  ],
});

const fromRemote = (shared: string[]) =>
  built(
    { name: "shop", remotes: { cart: "cart@http://localhost:3001/remote-entry.js" }, shared },
    { "src/index.js": 'import("cart/Module");', "package.json": '{ "dependencies": { "cart": "*" } }' },
  );
raises("module-federation/#fallback", { broken: () => fromRemote(["cart/Module"]), fixed: () => fromRemote([]) });

raises("module-federation/#unused", {
  broken: () => unusedIn('import("currency/round");'),
  fixed: () => unusedIn('import("currency");'),
});

function unusedIn(code: string): Promise<string> {
  const files = { ...library("1.0.0"), "src/index.js": code, "node_modules/currency/round.js": "" };
  const plugins = [new ModuleFederationPlugin({ name: "shop", shared: ["currency"] })];
  return printed(files, { plugins, performance: { unusedConfig: true } });
}

raises("module-federation/#options", {
  broken: () => built({ name: "shop", expose: {} } as Options, library("1.0.0")),
  fixed: () => built({ name: "shop", exposes: {} }, library("1.0.0")),
});

/** Loads a module by the runtime of Module Federation 2, with or without the remote and the function of its container. */
async function loadedRemote(remotes: string, container: string): Promise<string> {
  const modules = await installVersion("@module-federation/runtime", "2.9.3");
  return run("node shop.cjs", {
    "shop.cjs": `const { init } = require("${modules}/@module-federation/runtime");
      const host = init({
        name: "shop",
        remotes: ${remotes},
        plugins: [{ name: "reviews-plugin", loadEntry: () => ${container} }],
      });
      host.loadRemote("reviews/list").then(({ count }) => console.log(count), ({ message }) => console.log(message));`,
  });
}
const REMOTES = `[{ name: "reviews", entry: "${ENTRY}" }]`;
const CONTAINER = "({ init: () => {}, get: async () => () => ({ count: 3 }) })";
raises("module-federation/#federation-runtime", {
  broken: () => loadedRemote("[]", CONTAINER),
  fixed: () => loadedRemote(REMOTES, CONTAINER),
});
raises("module-federation/#not-a-function", {
  broken: () => loadedRemote(REMOTES, "({ id: 'reviews' })"),
  fixed: () => loadedRemote(REMOTES, CONTAINER),
});
