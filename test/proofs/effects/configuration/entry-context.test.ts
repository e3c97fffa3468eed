import { readFile } from "node:fs/promises";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files, project } from "../../lib/project";
import { exported } from "./exported";

const samples = effectsOf("configuration/entry-context.mdx");

const lazy = 'import("./lazy.js");';
const museum: Files = {
  "src/app.js": lazy,
  "src/tickets.js": lazy,
  "src/map.js": 'import("./lazy.js"); console.log("map");',
  "src/embed.js": 'export const open = () => import("./lazy.js");',
  "src/kiosk.js": 'console.log("kiosk");',
  "src/touch.js": 'console.log("touch");',
  "src/service-worker.js": lazy,
  "src/sync-worker.js": lazy,
  "src/sync.js": lazy,
  "src/lazy.js": 'console.log("lazy");',
};

samples.tries('entry: "./src/kiosk.js",\n};', async (code) => {
  const folder = await project({
    "packages/kiosk/webpack.config.js": code,
    "packages/kiosk/src/kiosk.js": "console.log(1);",
  });
  const { default: configuration } = await import(
    /* @vite-ignore */ path.join(folder, "packages/kiosk/webpack.config.js")
  );
  // Webpack starts in the folder above.
  expect(await build(folder, configuration)).toMatch(/^\.\/src\/kiosk\.js.*\[built\]/m);
  expect(await build(folder, { ...configuration, context: folder })).toContain("Can't resolve './src/kiosk.js'");
});

samples.tries('filename: "embed-v1.js"', async (code) => {
  const built = await buildOwn({ ...museum, "webpack.config.js": code });
  for (const asset of ["embed-v1.js", "kiosk.js", "tickets.js"]) expect(built).toContain(`asset ${asset} `);
  expect(built).toMatch(/^kiosk\.js\n.*"touch".*"kiosk"/m);
});

samples.effect('import: ["./src/touch.js", "./src/kiosk.js"]', {
  files: museum,
  without: ["entry.kiosk.import.0"],
  shows: /^kiosk\.js\n.*"touch".*"kiosk"/m,
});

samples.effect('filename: "sw.js" },\n', {
  files: museum,
  without: ["entry.sw.filename"],
  shows: /^sw\.js$/m,
});

samples.effect("dependOn", {
  files: {
    ...museum,
    "src/polyfills.js": 'import "./state.js";',
    "src/analytics.js": "",
    "src/tickets.js": 'import "./state.js"; console.log("tickets");',
    "src/state.js": "globalThis.state = Math.random();",
  },
  without: ["entry.tickets.dependOn"],
  // The module of the other entry, and a runtime.
  hides: /^tickets\.js\n.*Math\.random/m,
});

samples.effect('runtime: "boot"', {
  files: museum,
  without: ["entry.tickets.runtime", "entry.map.runtime"],
  shows: /^boot\.js\n[\s\S]*^embed\.js\n.*"lazy|^boot\.js\n[\s\S]*^embed\.js\n/m,
});

samples.effect("MuseumEmbed", {
  files: museum,
  without: ["entry.embed.library"],
  shows: /^embed\.js\n(?:(?!^tickets\.js)[\s\S])*window\.MuseumEmbed/m,
});

samples.effect('embed.js",\n      publicPath', {
  files: museum,
  without: ["entry.embed.publicPath"],
  shows: /^embed\.js\n.*"https:\/\/static\.museum\.example\/"[\s\S]*Automatic publicPath is not supported/m,
});

/** Returns the address that a script finds for a file of the project. It is loaded by a page of another host. */
async function addressOf(folder: string, configuration: Configuration): Promise<string> {
  await build(folder, configuration);
  const document = {
    baseURI: "https://museum.example/",
    currentScript: { src: "https://museum.example/js/tickets.js", tagName: "SCRIPT" },
  };
  const context = createContext({ URL, document, guide: "" });
  runInContext(await readFile(path.join(folder, "dist/tickets.js"), "utf8"), context);
  return context.guide;
}

samples.tries("baseUri", async (code) => {
  const files = { "src/tickets.js": 'guide = new URL("./guide.pdf", import.meta.url).href;', "src/guide.pdf": "" };
  const { folder, configuration } = await exported(code, files);
  expect(await addressOf(folder, configuration)).toMatch(/^https:\/\/static\.museum\.example\/assets\/\w+\.pdf$/);

  const { entry: _, ...rest } = configuration;
  const without = { ...rest, entry: { tickets: "./src/tickets.js" } };
  expect(await addressOf(folder, without)).toMatch(/^https:\/\/museum\.example\/assets\/\w+\.pdf$/);
  // The default is a complete URL, which wins.
  const complete = { ...configuration, output: {} };
  expect(await addressOf(folder, complete)).toMatch(/^https:\/\/museum\.example\/js\/\w+\.pdf$/);
});

samples.effect('sync-worker.js", chunkLoading', {
  files: museum,
  without: ["entry.sync.chunkLoading"],
  shows: /^app\.js\n.*createElement[\s\S]*^sync\.js\n(?!.*createElement).*importScripts\(/m,
});

samples.effect("asyncChunks: false", {
  files: museum,
  without: ["entry.sw.asyncChunks"],
  shows: /^sw\.js\n.*"lazy"/m,
});

const wasm = "\0asm\x01\0\0\0";
samples.effect('wasmLoading: "fetch"', {
  files: {
    "src/server.js": 'import("./add.wasm");',
    "src/preview.js": 'import("./add.wasm");',
    "src/add.wasm": wasm,
  },
  rest: { experiments: { asyncWebAssembly: true } },
  without: ["entry.preview.wasmLoading"],
  shows: /^preview\.js\n.*\bfetch\([\s\S]*^server\.js\n.*readFile/m,
});

samples.effect('issuerLayer: "server"', {
  files: {
    "src/site.js": 'import "storage";',
    "src/render.js": 'import "storage";',
    "src/memory.js": 'console.log("memory");',
    "node_modules/storage/index.js": 'console.log("disk");',
  },
  without: ["entry.render.layer"],
  shows: /^render\.js\n.*"memory"[\s\S]*^site\.js\n.*"disk"/m,
});

samples.effect('html: { title: "Buy tickets" }', {
  files: museum,
  without: ["entry.tickets.html", "entry.embed.html"],
  shows: /^kiosk\.html\n[\s\S]*<title>City museum<[\s\S]*^tickets\.html\n[\s\S]*<title>Buy tickets</m,
});
samples.effect('html: { title: "Buy tickets" }', {
  files: museum,
  without: ["entry.embed.html"],
  hides: /^embed\.html$/m,
});

samples.effect("worker: true", {
  files: museum,
  without: ["entry.sync.worker"],
  shows: /^workers\/sync\.js$/m,
});
samples.effect("worker: true", {
  files: museum,
  without: ["entry.sync.chunkLoading"],
  hides: /^workers\/sync\.js\n.*createElement\("script"\)/m,
});

samples.tries("exhibitions.json", async (code) => {
  const built = await buildOwn({
    "webpack.config.js": code,
    "exhibitions.json": '[{ "id": "rome" }, { "id": "maps" }]',
    "src/exhibitions/rome.js": "",
    "src/exhibitions/maps.js": "",
  });
  expect(built).toContain("(name: rome)");
  expect(built).toContain("(name: maps)");
});

samples.tries("readdirSync(folder)", async (code) => {
  const files = { "src/pages/home.js": "", "src/pages/visit.js": "", "src/pages/notes.txt": "" };
  const built = await buildOwn({ ...files, "webpack.config.js": code });
  expect(built.match(/\(name: \w+\)/g)?.sort()).toEqual(["(name: home)", "(name: visit)"]);
});
