import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, type Files, project, run } from "../../lib/project";

const page = await outputsOf("configuration/output.mdx");

type Output = NonNullable<Configuration["output"]>;

const shapes: Files = { "src/shapes.js": "export const area = (width, height) => width * height;\n" };
const logo: Files = {
  "src/index.js": 'import logo from "./logo.png"; console.log(logo);',
  "src/logo.png": "a logo",
};
const images: Configuration["module"] = { rules: [{ test: /\.png$/, type: "asset/resource" }] };

/** Builds a library of one file with these options. */
const library = (options: Output["library"], rest: Output = {}) =>
  build(shapes, { entry: "./src/shapes.js", output: { ...rest, library: options } });

page.shows("has an unknown property 'fileName'", () => build({}, { output: { fileName: "app.js" } as object }));

// Main options

page.shows('The provided value "build" is not an absolute path', () => build({}, { output: { path: "build" } }));

page.shows("Conflict: Multiple chunks emit assets to the same filename app.js", () =>
  build({}, { optimization: { runtimeChunk: "single" }, output: { filename: "app.js" } }),
);

page.shows('the provided value "/dist/main.js" is an absolute path', () =>
  build({}, { output: { filename: "/dist/main.js" } }),
);

page.shows("Automatic publicPath is not supported in this browser", () =>
  run("npx webpack && node dist/main.js", {
    ...logo,
    "webpack.config.js": `
      export default {
        mode: "production",
        target: "web",
        module: { rules: [{ test: /\\.png$/, type: "asset/resource" }] },
      };`,
  }),
);

page.shows("LOG from webpack.CleanPlugin", () =>
  build({ "dist/stale.js": "", "dist/CNAME": "" }, { output: { clean: { dry: true } }, stats: { logging: "info" } }),
);

page.shows("WARNING in 'output.clean' did not clean", () =>
  build({}, (folder) => ({ output: { path: folder, clean: true } })),
);

test.each([
  ["stays", { clean: true }],
  ["is lost as soon as there is `keep`", { clean: { keep: "src" } }],
])("the root of a project %s", async (what, output: Output) => {
  const folder = await project({ "notes.txt": "", ".git/config": "", ".env": "" });
  const built = await build(folder, { output: { ...output, path: folder } });
  expect(built.includes("did not clean")).toBe(what === "stays");
  const left = await readdir(folder, { recursive: true });
  expect(left).toEqual(expect.arrayContaining([".env", ".git/config", "main.js"]));
  expect(left.includes("notes.txt")).toBe(what === "stays");
});

test("what begins with a dot stays, with what is in it", async () => {
  const old: Files = { ".env": "", ".git/config": "", "sub/.htaccess": "", "sub/old.js": "", "gone/old.js": "" };
  const inDist = Object.fromEntries(Object.entries(old).map(([name, text]) => [`dist/${name}`, text]));
  const folder = await project(inDist);
  await build(folder, { output: { clean: true } });
  const left = (await readdir(path.join(folder, "dist"), { recursive: true })).sort();
  expect(left).toEqual([".env", ".git", ".git/config", "main.js", "sub", "sub/.htaccess"]);
});

// Template strings

page.shows("[hash] is now [fullhash]", () =>
  run("npx webpack", { "webpack.config.js": 'export default { mode: "none", output: { filename: "[hash].js" } };' }),
);

page.shows('Unsupported hash digest "base65"', () =>
  build({}, { output: { filename: "[name].[contenthash:base65].js" } }),
);

// Files outside

/** A plugin that writes a file beside the folder of the output. */
const routes = (name = () => "../server/routes.json") => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap("Routes", (compilation) => {
      compilation.hooks.processAssets.tap("Routes", () =>
        compilation.emitAsset(name(), new webpack.sources.RawSource("[]")),
      );
    });
  },
});

page.shows("is not emitted because it would be written outside of output.path", () =>
  build({}, { output: { allowOutside: false }, plugins: [routes()] }),
);

test.each<[allowOutside: "not set" | "list" | "other list" | boolean, emitted: boolean, copied: boolean]>([
  ["not set", true, false],
  [true, true, true],
  [false, false, false],
  ["list", true, true],
  ["other list", false, false],
])("output.allowOutside %s: a plugin's file is written: %s, a copy: %s", async (value, emitted, copied) => {
  const folder = await project({ "locales/de.json": "{}" });
  const folders = { list: [path.join(folder, "server")], "other list": [path.join(folder, "other")] };
  const allowOutside = typeof value === "boolean" ? value : value === "not set" ? undefined : folders[value];
  const output: Output = allowOutside === undefined ? {} : { allowOutside };
  await build(folder, { output, plugins: [routes()] });
  expect(existsSync(path.join(folder, "server/routes.json"))).toBe(emitted);
  await build(folder, { output: { ...output, copy: [{ from: "locales", to: "../server" }] } });
  expect(existsSync(path.join(folder, "server/de.json"))).toBe(copied);
});

test("the next build of a watcher removes what it wrote outside, a new process does not", async () => {
  const folder = await project({ "server/own.txt": "" });
  let name = "../server/a.json";
  const create = () =>
    webpack({
      context: folder,
      mode: "production",
      output: { path: path.join(folder, "dist"), clean: true, allowOutside: [path.join(folder, "server")] },
      plugins: [routes(() => name)],
    });
  const run = (compiler: ReturnType<typeof create>) =>
    new Promise((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve(null))));
  const inServer = async () => (await readdir(path.join(folder, "server"))).sort();
  const first = create();
  await run(first);
  name = "../server/b.json";
  await run(first);
  expect(await inServer()).toEqual(["b.json", "own.txt"]);
  name = "../server/c.json";
  await run(create());
  expect(await inServer()).toEqual(["b.json", "c.json", "own.txt"]);
});

// Names of other files, hashes

page.shows("to the same filename logo.png", () =>
  build(
    { ...logo, "src/index.js": 'import "./logo.png"; import "./old/logo.png";', "src/old/logo.png": "another logo" },
    { module: images, output: { assetModuleFilename: "[name][ext]" } },
  ),
);

page.shows("Digest method not supported", () =>
  run("npx webpack", { "webpack.config.js": 'export default { output: { hashFunction: "md7" } };' }),
);

// Loading at run time

page.shows("no default script chunk format available", () => build({}, { target: "es2022" }));

page.shows('Chunk loading type "async-node" is not enabled', () =>
  build(
    { "src/app.js": "", "src/job.js": "" },
    { entry: () => ({ app: "./src/app.js", job: { import: "./src/job.js", chunkLoading: "async-node" } }) },
  ),
);

page.shows("because your server does not serve wasm with", () =>
  run("npx webpack && node dist/main.js", {
    "src/index.js": 'import "./empty.wasm";',
    "src/empty.wasm": "\0asm\u0001\0\0\0",
    // Instead of a server: an address that answers with an empty module and the wrong type, whatever name follows.
    "webpack.config.js": `
      export default {
        mode: "production",
        target: "web",
        output: { publicPath: "data:application/octet-stream;base64,AGFzbQEAAAA=#" },
        experiments: { asyncWebAssembly: true },
      };`,
  }),
);

// Writing and copying files

page.shows("dist/robots.txt", async () => {
  const printed = await build(
    {
      "public/robots.txt": "User-agent: *",
      "public/.well-known/security.txt": "Contact: mailto:security@example.com",
      "locales/de.json": "{}",
      "locales/en.json": "{}",
    },
    { output: { copy: ["public", { from: "locales/*.json", to: "i18n" }] } },
  );
  return printed.replace(/^/gm, "dist/");
});

// HTML

page.shows("object-src 'none'; base-uri 'self'", () =>
  build({ "src/index.js": "console.log(1);" }, { output: { html: { csp: true } } }),
);

page.shows("output.html.integrity is set but output.crossOriginLoading is not", () =>
  build({ "src/index.js": "console.log(1);" }, { output: { html: { integrity: true } } }),
);

// Libraries

page.shows("contains conflicting exports for the name 'area'", () =>
  build(
    { ...shapes, "src/colors.js": 'export const area = "green";' },
    {
      entry: ["./src/shapes.js", "./src/colors.js"],
      output: { library: { name: "Acme", type: "window", entryExports: "all" } },
    },
  ),
);

page.shows("Library name base (my-shapes) must be a valid identifier", () =>
  library({ name: "my-shapes", type: "var" }),
);

page.shows("Library name must be a string or string array", () => library({ type: "var" }));

page.shows("Library name must be unset", () => library({ name: "Shapes", type: "module" }));

page.shows('Library type "commonjs2" is not enabled', () =>
  build(shapes, { entry: () => ({ main: { import: "./src/shapes.js", library: { type: "commonjs2" } } }) }),
);

// Generated code

page.shows("to use external type 'module' within a script", () =>
  build(
    { "src/index.js": 'import charts from "charts"; console.log(charts);' },
    { target: ["web", "es5"], externals: { charts: "module charts" } },
  ),
);

page.shows(`The generated code contains 'async/await' because`, () =>
  build({ "src/index.js": "await fetch('/'); export {};" }, { target: ["web", "es5"] }),
);

/** Returns what a browser's console prints when a plain script tag loads the emitted module. The engine is the one of Node.js. */
async function asScript(files: Files, configuration: Configuration): Promise<string> {
  const printed = await build(files, configuration);
  try {
    new Script(printed.slice(printed.indexOf("main.mjs\n") + "main.mjs\n".length));
    return "";
  } catch (error) {
    return `Uncaught ${error}`;
  }
}

page.shows("Uncaught SyntaxError: Unexpected token 'export'", async () => {
  const exported = await asScript(shapes, {
    entry: { main: "./src/shapes.js" },
    output: { module: true, library: { type: "module" } },
  });
  const located = await asScript(logo, { module: images, output: { module: true } });
  return `${exported}\n${located}`;
});

page.shows("For the selected environment is no default ESM chunk format available", () =>
  build({}, { target: "node10", output: { module: true } }),
);

page.restIs({});

const pages: Files = {
  "src/shop.js": 'import { words } from "./words.js";\nconsole.log(words, "shop");\n',
  "src/admin.js": 'import { words } from "./words.js";\nconsole.log(words, "admin");\n',
  "src/about.js": 'console.log("about");\n',
  "src/words.js": `export const words = "${"words ".repeat(6000)}";\n`,
};
const splitPages: Configuration = {
  entry: { shop: "./src/shop.js", admin: "./src/admin.js", about: "./src/about.js" },
  optimization: { splitChunks: { chunks: "all", cacheGroups: { words: { test: /words/, name: "words" } } } },
  performance: false,
};
/** Returns the emitted page of an entry. */
const pageOf = async (name: string, rest: Configuration, output: Output) => {
  const built = await build(pages, { ...rest, output: { html: true, ...output } });
  return built.split(`\n${name}.html\n`)[1]?.split("\n")[0];
};

test("hints are for the other scripts of an entry", async () => {
  const hint = "<link rel=preload as=script href=words.js>";
  const shop = await pageOf("shop", splitPages, { resourceHints: true });
  expect(shop).toContain(hint);
  expect(shop).not.toContain("href=shop.js");
  expect(await pageOf("about", splitPages, { resourceHints: true })).not.toContain("rel=preload");
  expect(await pageOf("main", { entry: "./src/shop.js" }, { resourceHints: true })).not.toContain("rel=preload");
});

test("a hint for an entry with a page of its own is for the script of its name", async () => {
  const resourceHints: Output["resourceHints"] = [{ rel: "prefetch", entry: "shop" }];
  const page = await pageOf("about", splitPages, { resourceHints });
  expect(page).toContain("<link rel=prefetch as=script href=shop.js>");
  expect(page).not.toContain("words.js");
});

test("a library of type modern-module is that of type module", async () => {
  const [modern, module] = await Promise.all(
    (["modern-module", "module"] as const).map(async (type) => (await library({ type })).split("\nmain.mjs\n")[1]),
  );
  expect(modern).toContain("export{");
  expect(modern).toBe(module);
});

test("importFunctionName takes the place of import(), with an argument that the runtime computes", async () => {
  const files = { "src/index.js": 'import("./page.js");\n', "src/page.js": "console.log(1);\n" };
  const output: Output = { module: true, importFunctionName: "__import__" };
  const built = await build(files, { mode: "development", devtool: false, output });
  expect(built).toContain('__import__("./" + __webpack_require__.u(chunkId))');
});

test("scriptType makes the runtime look into import.meta, even in a classic script", async () => {
  const built = async (scriptType: Output["scriptType"]) =>
    (await build(logo, { mode: "development", devtool: false, module: images, output: { scriptType } })).includes(
      "import.meta.url",
    );
  expect(await built(false)).toBe(false);
  expect(await built("module")).toBe(true);
});
