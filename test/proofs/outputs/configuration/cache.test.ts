import { access, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, project, run } from "../../lib/project";
import { start } from "../../lib/starts";

const page = await outputsOf("configuration/cache.mdx");
const fences = await fencesOf("configuration/cache.mdx");

/** Returns the sample of the page that contains the words. */
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

page.shows('The provided value ".cache" is not an absolute path', () =>
  build({}, { cache: { type: "filesystem", cacheDirectory: ".cache" } }),
);

page.shows("Deserialization of", async () => {
  // So many dependencies that reading them takes more than a millisecond.
  const module = "console.log(process.env.NODE_ENV);\n".repeat(5000);
  return (await starts(2, { "webpack.config.js": sample("profile: true"), "src/index.js": module }))[1] ?? "";
});

/** Builds twice, with an edit in between if there is one. Returns what the second build prints. */
async function secondBuild(edit?: [file: string, text: string]): Promise<string> {
  const folder = await project({ "src/index.js": 'import "./price.js";\n', "src/price.js": "console.log(1);\n" });
  const configuration: Configuration = {
    mode: "production",
    cache: { type: "filesystem" },
    infrastructureLogging: { debug: /webpack\.cache/ },
  };
  await start(folder, configuration);
  if (edit) await writeFile(path.join(folder, edit[0]), edit[1]);
  return start(folder, configuration);
}

page.shows("Pack got invalid because of write to", async () => {
  // The size depends on the length of the project's path.
  const printed = await secondBuild(["src/price.js", "console.log(2);\n"]);
  return printed.replace(/content 0 \([\d.]+ KiB\)/g, "content 0 (8.5 KiB)");
});

page.restIs({});

test("a pack only gets invalid if something has changed, and only the first entry is named", async () => {
  expect(await secondBuild()).not.toMatch(/Pack got invalid|Storing pack/);
  const text = 'console.log("a new import");\n';
  const printed = await secondBuild(["src/index.js", `import "./price.js";\n${text}`]);
  expect(printed.match(/Pack got invalid/g)).toHaveLength(1);
  expect(printed).toMatch(/[2-9] fresh items in cache put into pack 1/);
});

test("an entry is named by what it is about", async () => {
  const folder = await project({ "src/index.js": "console.log(1);\n" });
  const entries: string[] = [];
  const plugin = (compiler: webpack.Compiler) => {
    compiler.cache.hooks.store.tap("test", (name) => void entries.push(name));
  };
  await start(folder, { mode: "production", cache: { type: "filesystem" }, plugins: [plugin] });
  for (const kind of [
    "ResolverCachePlugin",
    "Compilation/modules",
    "Compilation/codeGeneration",
    "Compilation/assets",
  ]) {
    expect(entries.some((name) => name.startsWith(`${kind}|`))).toBe(true);
  }
  expect(entries.some((name) => name.startsWith("TerserWebpackPlugin|main.js|"))).toBe(true);
});

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

/** Returns a compiler with a cache in its folder, and what it logs; closed when the test is. */
async function compilerOf(cache: object, files: Files = {}) {
  const folder = await project(files);
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const compiler = webpack({
    mode: "development",
    context: folder,
    output: { path: path.join(folder, "dist") },
    cache: { type: "filesystem", cacheLocation: path.join(folder, "cache"), ...cache } as Configuration["cache"],
    infrastructureLogging: { stream, level: "log", debug: /webpack\.cache/ },
  });
  onTestFinished(() => promisify(compiler.close.bind(compiler))());
  return { compiler, folder, log };
}

test("the first build counts as a large change, whatever the wait before the first store is", async () => {
  // Ten minutes, which nobody waits here.
  const long = { idleTimeout: 600_000, idleTimeoutForInitialStore: 500_000 };
  const { compiler, folder, log } = await compilerOf({ ...long, idleTimeoutAfterLargeChanges: 1 });
  compiler.watch({}, () => {});
  await vi.waitFor(() => access(path.join(folder, "cache/index.pack")), { timeout: 20_000, interval: 20 });
  expect(log.join("")).toContain("Initial cache was generated and cache will be persisted in 500s.");
});

test.each([1, 2, 5])(
  "an unused entry leaves the memory after %d builds, at most twice as many",
  async (generations) => {
    const files = { "src/index.js": 'import "./removed.js";', "src/removed.js": "" };
    const { compiler, folder, log } = await compilerOf({ maxMemoryGenerations: generations }, files);
    const run = promisify(compiler.run.bind(compiler));
    await run();
    await writeFile(path.join(folder, "src/index.js"), "");
    const removedAfter: number[] = [];
    for (let builds = 1; builds <= 2 * generations + 1; builds++) {
      log.length = 0;
      await run();
      if (/old unused cache entries removed/.test(log.join(""))) removedAfter.push(builds);
    }
    expect(Math.min(...removedAfter)).toBeGreaterThanOrEqual(generations);
    expect(Math.max(...removedAfter)).toBeLessThanOrEqual(2 * generations);
  },
);

test("readonly writes nothing, compression gives the files their ending", async () => {
  const files = async (cache: object) => {
    const { compiler, folder } = await compilerOf(cache);
    await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    return readdir(path.join(folder, "cache")).catch(() => []);
  };
  expect(await files({ readonly: true })).toEqual([]);
  expect(await files({})).toContain("index.pack");
  expect(await files({ compression: "gzip" })).toContain("index.pack.gz");
  expect(await files({ compression: "brotli" })).toContain("index.pack.br");
});
