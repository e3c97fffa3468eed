import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import webpack from "webpack";
import { paths } from "../../../scripts/lib/paths";
import { type PageScripts, pageCompiler } from "../../../scripts/site/playground/compiler";
import { pagePacks } from "../../../scripts/site/playground/packs";
import { packageVersions } from "../../../scripts/site/playground/publish";
import { PACKS, packagesFor } from "../../../src/playground/project/packages";
import { likelyParts } from "../../../src/playground/session/compiler-frame";
import { startWorker } from "../../scripts/site/playground/page-webpack";
import { PACKAGE_PROJECTS } from "../lib/package-projects";
import { packsFolder, writeAll } from "../lib/packs-folder";

type Files = Record<string, string>;

let scripts: PageScripts["scripts"];
let folder: string;

beforeAll(async () => {
  const packs = await pagePacks();
  scripts = { ...(await pageCompiler()).scripts, ...packs.scripts };
  folder = await packsFolder(packs.scripts);
  process.chdir(folder); // Svelte and Browserslist look at where they are started
  vi.stubEnv("BROWSERSLIST_DISABLE_CACHE", "1"); // all projects are in one folder
}, 240_000);

afterAll(async () => {
  process.chdir(paths.root);
  await rm(folder, { recursive: true, force: true });
});

const projects = Object.entries(PACKAGE_PROJECTS);

/** Packages that no project names by its requests: another package asks for the first, and a step of a guide uses the second. */
const ELSEWHERE = ["babel-preset-solid", "@fontsource/caveat"];

test("every package is tried by a project", () => {
  const used = new Set<string>([...Object.values(PACKAGE_PROJECTS).flatMap(packagesFor), ...ELSEWHERE]);
  const all: string[] = Object.values(PACKS).flat();
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});

test.each(projects)("%s: the same files as in Node.js, to the byte", { timeout: 120_000 }, async (_, files) => {
  const { output, errors, warnings, failure } = await startWorker(scripts, likelyParts(files))(files);
  expect({ errors, warnings, failure }).toEqual({ errors: [], warnings: [], failure: undefined });
  const made = [...(output ?? [])].map(([file, bytes]) => [file, Buffer.from(bytes).toString()]);
  expect(Object.fromEntries(made)).toEqual(await inNode(files));
});

test("ts-loader checks types, again after an edit", async () => {
  const build = startWorker(scripts);
  const files = PACKAGE_PROJECTS["ts-loader, which checks types"] ?? {};
  const wrong = { ...files, "src/cart.ts": "export const total = (prices: string[]): string => prices.join();\n" };
  const placesIn = async (project: Files) => (await build(project)).errors?.map(({ file, line }) => `${file}:${line}`);
  expect(await placesIn(files)).toEqual([]);
  expect(await placesIn(wrong)).toEqual(["src/index.ts:2", "src/index.ts:2", "src/index.ts:2"]);
  expect(await placesIn(files)).toEqual([]);
});

test("Browserslist follows edits of its file, and shared configurations that the project brings", async () => {
  const build = startWorker(scripts);
  const shared = "node_modules/browserslist-config-shop";
  const files = {
    "src/index.js": "console.log(1);\n",
    "webpack.config.js": 'module.exports = { mode: "development", devtool: false, target: "browserslist" };\n',
    [`${shared}/index.js`]: 'module.exports = ["chrome 30"];\n',
    [`${shared}/package.json`]: '{ "name": "browserslist-config-shop" }\n',
  };
  const hasArrows = async (browsers: string) => {
    const { output, failure } = await build({ ...files, ".browserslistrc": browsers });
    expect(failure).toBeUndefined();
    return Buffer.from(output?.get("dist/main.js") ?? []).includes("=>");
  };
  expect(await hasArrows("chrome 100")).toBe(true);
  expect(await hasArrows("chrome 30")).toBe(false);
  expect(await hasArrows("chrome 100")).toBe(true);
  expect(await hasArrows("extends browserslist-config-shop")).toBe(false);
  expect(await hasArrows("supports es6-module and chrome > 90")).toBe(true);
  expect(await hasArrows("> 1% in FR, chrome 30")).toBe(false);
});

test("Browserslist is the target of a project that names browsers in a file", async () => {
  const build = startWorker(scripts);
  const files = {
    "src/index.js": "console.log(1);\n",
    "webpack.config.js": 'module.exports = { mode: "development", devtool: false };\n',
  };
  const hasArrows = async (more: Files) => {
    const { output, failure } = await build({ ...files, ...more });
    expect(failure).toBeUndefined();
    return Buffer.from(output?.get("dist/main.js") ?? []).includes("=>");
  };
  expect(await hasArrows({})).toBe(true);
  expect(await hasArrows({ "package.json": '{ "browserslist": ["chrome 30"] }' })).toBe(false);
  expect(await hasArrows({ "package.json": '{ "name": "shop" }' })).toBe(true);
  expect(await hasArrows({ ".browserslistrc": "chrome 30\n" })).toBe(false);
});

test("swc-loader follows edits of .swcrc, and one that comes and goes", async () => {
  const build = startWorker(scripts);
  const files = {
    "src/index.js": "console.log(globalThis.cart?.total);\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false, module: { rules: [{ test: /\\.js$/, loader: "swc-loader" }] },
};
`,
  };
  const hasChain = async (more: Files) => {
    const { output, errors, failure } = await build({ ...files, ...more });
    expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
    return Buffer.from(output?.get("dist/main.js") ?? []).includes("?.");
  };
  const target = (name: string) => `{ "jsc": { "target": "${name}" } } // as it is\n`;
  expect(await hasChain({})).toBe(false);
  expect(await hasChain({ ".swcrc": target("es2022") })).toBe(true);
  expect(await hasChain({ ".swcrc": target("es2015") })).toBe(false);
  expect(await hasChain({ ".swcrc": target("es2015"), "src/.swcrc": target("es2022") })).toBe(true);
  expect(await hasChain({ ".swcrc": target("es2015") })).toBe(false);
});

test("packages come when something looks for them, where no text names them", async () => {
  const files = {
    "src/index.js": 'import "./shop.css";\n',
    "src/shop.css": "body { color: teal; }\n",
    "webpack.config.js": `module.exports = {
  mode: "development",
  module: { rules: [{ test: /\\.css$/, use: ["style", "css"].map((name) => name + "-loader") }] },
};
`,
  };
  expect(likelyParts(files).filter((name) => name.startsWith("packages"))).toEqual([]);
  const { output, errors, failure } = await startWorker(scripts)(files);
  expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
  expect([...(output?.keys() ?? [])]).toEqual(["dist/main.js"]);
});

test("the swc in a page has the version of the native one that it is compared with here", async () => {
  const native = await readFile(path.join(paths.root, "node_modules/@swc/core/package.json"), "utf8");
  expect(packageVersions()["@swc/core"]).toBe(JSON.parse(native).version);
});

test("a package that the project brings along takes the place of the playground's", async () => {
  const build = startWorker(scripts);
  const files = {
    "src/index.js": 'import "preact";\n',
    "webpack.config.js": 'module.exports = { mode: "development" };',
  };
  const own = { ...files, "node_modules/preact/index.js": "console.log('own preact');\n" };
  const textOf = async (project: Files) =>
    Buffer.from((await build(project)).output?.get("dist/main.js") ?? []).toString();
  expect(await textOf(files)).toContain("createElement");
  expect(await textOf({ ...own, "package.json": "{}" })).toContain("own preact");
  expect(await textOf(files)).toContain("createElement");
});

async function inNode(files: Files): Promise<Files> {
  for (const name of await readdir(folder)) {
    if (name !== "node_modules") await rm(path.join(folder, name), { recursive: true });
  }
  await writeAll(folder, files);
  const file = Object.keys(files).find((name) => name.startsWith("webpack.config.")) ?? "";
  // Each has another address, because a module runs once.
  const config = (await import(`${pathToFileURL(path.join(folder, file))}?${encodeURIComponent(files[file] ?? "")}`))
    .default;
  const compiler = webpack({
    context: folder,
    ...config,
    output: { path: path.join(folder, "dist"), ...config.output },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });
  const names = (await readdir(path.join(folder, "dist"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const)),
  );
}
