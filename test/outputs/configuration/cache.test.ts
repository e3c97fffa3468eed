import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { fencesOf } from "../../scripts/samples/shop";
import { outputsOf } from "../page-outputs";
import { build, type Files, project, run } from "../project";

const page = await outputsOf("configuration/cache.mdx");
const fences = await fencesOf("configuration/cache.mdx");

/** The sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ lang, code }) => lang === "js" && code.includes(words))?.code ?? "";

/** Builds a project by its `webpack.config.js` several times, each with a compiler of its own, as several starts do. */
async function starts(count: number, files: Files): Promise<string[]> {
  const folder = await project(files);
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: configuration }: { default: Configuration } = await import(/* @vite-ignore */ file);
  const printed: string[] = [];
  for (let index = 0; index < count; index++) printed.push(await start(folder, configuration));
  return printed;
}

/** What webpack logs until the compiler is closed, then what it prints. */
function start(folder: string, configuration: Configuration): Promise<string> {
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const cache = configuration.cache as object;
  const options: Configuration = {
    ...configuration,
    context: folder,
    output: { path: path.join(folder, "dist") },
    // Otherwise beside the package.json of the process, which is that of this repository.
    cache: { cacheDirectory: path.join(folder, "node_modules/.cache/webpack"), ...cache } as Configuration["cache"],
    infrastructureLogging: { ...configuration.infrastructureLogging, stream },
  };
  return new Promise((resolve, reject) => {
    const compiler = webpack(options, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      compiler?.close(() => resolve([...log, stats.toString()].join("\n")));
    });
  });
}

const large: Files = {
  "webpack.config.js": sample('type: "filesystem"'),
  "src/index.js": 'import "./catalog.js";\n',
  "src/catalog.js": `console.log("${"words ".repeat(63_000)}");\n`,
};

page.shows("[emitted] [minimized] [big]", async () => (await starts(1, large))[0] ?? "");

page.shows("[compared for emit] [minimized] [big]", async () => (await starts(2, large))[1] ?? "");

page.shows("-> Filesystem caching.", () =>
  run("npx webpack", { "webpack.config.js": 'export default { mode: "production", cache: { type: "disk" } };' }),
);

page.shows("Caching failed for pack: Error: Can't resolve './missing.js'", async () => {
  const configuration = `
    export default {
      mode: "production",
      cache: { type: "filesystem", buildDependencies: { tokens: ["./missing.js"] } },
    };`;
  return (await starts(1, { "webpack.config.js": configuration }))[0] ?? "";
});

page.shows('Please set unique "cache.name" option', () =>
  run("npx webpack", {
    "webpack.config.js": `
      const cache = { type: "filesystem", name: "same" };
      export default [
        { mode: "production", cache },
        { mode: "production", cache, output: { filename: "b.js" } },
      ];`,
  }),
);

page.shows('The provided value ".cache" is not an absolute path', () =>
  build({}, { cache: { type: "filesystem", cacheDirectory: ".cache" } }),
);

page.shows("'zstd' requires Node.js", () =>
  run("npx webpack", {
    // As on a Node.js that does not have it yet.
    "webpack.config.js": `
      import zlib from "node:zlib";

      Object.defineProperty(zlib, "createZstdCompress", { value: undefined });
      export default { mode: "production", cache: { type: "filesystem", compression: "zstd" } };`,
  }),
);

page.shows("Deserialization of", async () => {
  // So many dependencies that reading them takes more than a millisecond.
  const module = "console.log(process.env.NODE_ENV);\n".repeat(5000);
  return (await starts(2, { "webpack.config.js": sample("profile: true"), "src/index.js": module }))[1] ?? "";
});

page.shows("1 module is not cacheable", () =>
  build(
    { "stamp-loader.cjs": "module.exports = function (source) { this.cacheable(false); return source; };" },
    {
      performance: { cacheEffectiveness: true },
      cache: { type: "memory" },
      module: { rules: [{ test: /\.js$/, use: "./stamp-loader.cjs" }] },
    },
  ),
);

page.shows("No serializer registered for Palette", async () => {
  const printed = await starts(1, {
    "webpack.config.js": `
      export default {
        mode: "production",
        cache: { type: "filesystem" },
        module: { rules: [{ test: /\\.js$/, use: "./palette-loader.cjs" }] },
      };`,
    "palette-loader.cjs": `
      class Palette {}
      module.exports = function (source) {
        this._module.buildInfo.palette = new Palette();
        return source;
      };`,
  });
  return printed[0] ?? "";
});

page.shows("Serializing big strings", async () => {
  const printed = await starts(1, {
    "webpack.config.js": `
      export default {
        mode: "production",
        cache: { type: "filesystem" },
        module: { rules: [{ test: /\\.js$/, use: "./text-loader.cjs" }] },
      };`,
    "text-loader.cjs": `
      module.exports = function (source) {
        this._module.buildInfo.text = "a".repeat(240_000);
        return source;
      };`,
  });
  return printed[0] ?? "";
});

page.restIs({});

test("build.mjs stores the cache since it closes the compiler", async () => {
  const script = sample("compiler.close(");
  const list = `node -e "console.log(fs.readdirSync('node_modules/.cache/webpack'))"`;
  const stored = await run(`node build.mjs && ${list}`, { "build.mjs": script });
  expect(stored).toMatch(/compiled successfully in \d+ ms\s+\[ 'default-production' \]\s+exit status 0/);
  const lost = await run(`node build.mjs && ${list}`, { "build.mjs": script.replace("compiler.close(() => {});", "") });
  expect(lost).toContain("ENOENT: no such file or directory, scandir 'node_modules/.cache/webpack'");
});

test("the messages of the table", async () => {
  const folder = await project({ "tokens.json": "{}" });
  const printed = (cache: object) =>
    start(folder, {
      mode: "production",
      cache: { type: "filesystem", buildDependencies: { tokens: [path.join(folder, "tokens.json")] }, ...cache },
      infrastructureLogging: { debug: /webpack\.cache/ },
    });
  expect(await printed({})).toContain("No pack exists at");

  await writeFile(path.join(folder, "tokens.json"), '{ "red": "#f00" }');
  const changed = await printed({});
  expect(changed).toContain("tokens.json invalidated because hashes differ");
  expect(changed).toContain("build dependencies have changed");

  expect(await printed({ version: "brand:acme" })).toContain("version doesn't match");

  const pack = path.join(folder, "node_modules/.cache/webpack/default-production/index.pack");
  await writeFile(pack, (await readFile(pack)).subarray(0, 100));
  expect(await printed({ version: "brand:acme" })).toContain("Restoring pack failed");
});
