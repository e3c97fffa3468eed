import type { Configuration } from "webpack";
import { chromiumForFile, type Site, siteOf } from "../../lib/in-chromium";
import type { Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithWebpack4 } from "../../lib/with-webpack-4";

const visit = chromiumForFile();

/** Writes a part of a WebAssembly module: its id, its length and its bytes, all of them below 128. */
const part = (id: number, bytes: number[]): string => String.fromCharCode(id, bytes.length, ...bytes);
const name = (text: string): number[] => [text.length, ...Buffer.from(text)];
const HEADER = "\0asm\x01\0\0\0";
const I32 = 0x7f;

/** A module that exports the function `total`, which adds two numbers. */
const ADDING = [
  HEADER,
  part(1, [1, 0x60, 2, I32, I32, 1, I32]),
  part(3, [1, 0]),
  part(7, [1, ...name("total"), 0, 0]),
  part(10, [1, 7, 0, 0x20, 0, 0x20, 1, 0x6a, 0x0b]),
].join("");

/** Returns a module that imports the function `rate` from a module, and exports it. */
function importing(request: string): string {
  const imported = part(2, [1, ...name(request), ...name("rate"), 0, 0]);
  return [HEADER, part(1, [1, 0x60, 0, 1, I32]), imported, part(7, [1, ...name("rate"), 0, 0])].join("");
}

/** Returns the files of a project with a WebAssembly module. */
const files = (code: string, wasm: string, others: Files = {}): Files => ({
  "src/index.js": code,
  "src/price.wasm": wasm,
  ...others,
});

const SYNC: Configuration = { experiments: { syncWebAssembly: true, asyncWebAssembly: false } };
const EAGER = 'import { total } from "./price.wasm";\nconsole.log("done", total(1, 2));';
const LAZY = 'import("./price.wasm").then(({ total }) => console.log("done", total(1, 2)), console.error);';

raises("webassembly/#initial-chunk", {
  broken: () => printed(files(EAGER, ADDING), SYNC),
  fixed: () => printed(files(EAGER, ADDING)),
});

/** A site whose server sends `.wasm` files with another type. */
async function sending(type: string): Promise<Site> {
  const site = await siteOf(files(LAZY, ADDING));
  const answers = Object.entries(site).map(([path, answer]) => {
    return [path, path.endsWith(".wasm") ? { body: answer, headers: { "content-type": type } } : answer];
  });
  return Object.fromEntries(answers) as Site;
}

raises("webassembly/#mime-type", {
  broken: async () => visit(await sending("application/octet-stream")),
  fixed: async () => visit(await sending("application/wasm")),
});

const until = /done|Error/;
raises("webassembly/#compile-error", {
  broken: async () => visit(await siteOf(files(LAZY, `${HEADER}\x01`)), { until }),
  fixed: async () => visit(await siteOf(files(LAZY, ADDING)), { until }),
});

const RATE = 'import("./price.wasm").then(({ rate }) => console.log("done", rate()));';
const rateIs = (code: string) => siteOf(files(RATE, importing("./rate.js"), { "src/rate.js": code }));
raises("webassembly/#link-error", {
  broken: async () => visit(await rateIs("export const rate = 19;"), { until }),
  fixed: async () => visit(await rateIs("export const rate = () => 19;"), { until }),
});

/** A site with a policy for its scripts. */
async function withPolicy(sources: string): Promise<Site> {
  const site = await siteOf(files(LAZY, ADDING));
  const headers = { "content-security-policy": `script-src ${sources}` };
  return { ...site, "/": { body: String(site["/"]), headers } };
}

raises("webassembly/#policy", {
  broken: async () => visit(await withPolicy("'self'"), { until }),
  fixed: async () => visit(await withPolicy("'self' 'wasm-unsafe-eval'"), { until }),
});

const buffer = 'console.log("done", new SharedArrayBuffer(8).byteLength);';
raises("webassembly/#shared-array-buffer", {
  broken: async () => visit(await siteOf({ "src/index.js": buffer }), { until }),
  fixed: async () =>
    visit(await siteOf({ "src/index.js": buffer.replace("SharedArrayBuffer", "ArrayBuffer") }), { until }),
});

raises("webassembly/#universal", {
  broken: () => printed(files(LAZY, ADDING), { ...SYNC, output: { wasmLoading: "universal" } }),
  fixed: () => printed(files(LAZY, ADDING)),
});

raises("webassembly/#loading-type", {
  broken: () => printed(files(LAZY, ADDING), { output: { wasmLoading: "stream" } }),
  fixed: () => printed(files(LAZY, ADDING), { output: { wasmLoading: "fetch" } }),
});

const SOURCE = 'import source price from "./price.wasm";\nconsole.log(price);';
raises("webassembly/#source-phase", {
  broken: () => printed(files(SOURCE, "not a module"), { experiments: { sourceImport: true } }),
  fixed: () => printed(files(SOURCE, ADDING), { experiments: { sourceImport: true } }),
});

/** A module that imports and exports a function with a type that JavaScript does not have. */
const VECTOR = importing("./rate.js").replace(part(1, [1, 0x60, 0, 1, I32]), part(1, [1, 0x60, 0, 1, 0x7b]));
const direct = (wasm: string) => printed(files(RATE, wasm, { "src/rate.js": "export const rate = () => 19;" }), SYNC);
raises("webassembly/#direct", {
  broken: () => direct(VECTOR),
  fixed: () => direct(importing("./rate.js")),
});

/** Builds with webpack 4 and a loader that returns a URL, as file-loader does. */
const withFileLoader = (type: string) =>
  buildWithWebpack4(
    {
      "src/index.js": 'console.log(require("./price.wasm"));',
      "src/price.wasm": HEADER,
      "file-loader.js": "module.exports = () => 'module.exports = \\'price.wasm\\';';\nmodule.exports.raw = true;",
    },
    `[{ test: /\\.wasm$/, loader: __dirname + "/file-loader.js" ${type} }]`,
  );
raises("webassembly/#magic-header", {
  broken: () => withFileLoader(""),
  fixed: () => withFileLoader(', type: "javascript/auto"'),
});
