import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { inspect, promisify } from "node:util";
import { expect, test, vi } from "vitest";
import webpack, { type Compiler, type MultiCompiler, type Watching } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { buildOwn, project, run, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/compiler-hooks.mdx";
const page = await outputsOf(PAGE);

page.shows("[BuildClockPlugin] beforeRun", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "build-clock-plugin.js")),
    "webpack.config.js": `
      import BuildClockPlugin from "./build-clock-plugin.js";
      export default { mode: "production", plugins: [new BuildClockPlugin()] };`,
  }),
);

page.shows("options has an unknown property 'dir'", async () =>
  buildOwn({
    ...(await samplesOf(PAGE, "icon-sprite-plugin.js")),
    "webpack.config.js": `
      import IconSpritePlugin from "./icon-sprite-plugin.js";
      export default { plugins: [new IconSpritePlugin({ dir: "icons" })] };`,
  }),
);

page.shows("[DEP_WEBPACK_COMPILATION_ASSETS]", () =>
  run("npx webpack", {
    "webpack.config.js": `
      import webpack from "webpack";
      const apply = (compiler) => {
        compiler.hooks.emit.tap("Test", ({ assets }) => {
          assets["licenses.txt"] = new webpack.sources.RawSource("MIT");
        });
      };
      export default { mode: "production", plugins: [{ apply }] };`,
  }),
);

page.shows("[UploadAssetsPlugin] icons.js (44 bytes)", async () => {
  const printed = await buildOwn({
    ...(await samplesOf(PAGE, "upload-assets-plugin.js")),
    "src/index.js": 'console.log("Welcome");',
    "src/icons.js": 'console.log("icons");',
    "webpack.config.js": `
      import UploadAssetsPlugin from "./upload-assets-plugin.js";
      export default {
        mode: "production",
        entry: { icons: "./src/icons.js", main: "./src/index.js" },
        plugins: [new UploadAssetsPlugin(async () => {})],
      };`,
  });
  // Files are written at the same time; either may come first.
  return printed.split("\n").sort().join("\n");
});

page.shows("readRecords\nwatchRun", async () => {
  const folder = await project({ "src/index.js": 'import "./shapes.js";', "src/shapes.js": "1;" });
  const events: string[] = [];
  const compiler = webpack({ mode: "development", context: folder, output: { path: path.join(folder, "dist") } });
  const { hooks } = compiler;
  hooks.readRecords.tap("Test", () => void events.push("readRecords\n"));
  hooks.watchRun.tap("Test", () => void events.push("watchRun ... "));
  hooks.done.tap("Test", () => void events.push("done, "));
  hooks.afterDone.tap("Test", () => void events.push("afterDone\n"));
  hooks.invalid.tap("Test", (file) => void events.push(`invalid ${path.relative(folder, file ?? "")}\n`));
  hooks.watchClose.tap("Test", () => void events.push("watchClose\n"));
  hooks.shutdown.tap("Test", () => void events.push("shutdown\n"));
  const watching = watch(compiler, () => void events.push("callback, "));
  await vi.waitFor(() => expect(events.join("")).toContain("afterDone"), 20_000);
  await saveUntil(path.join(folder, "src/shapes.js"), () => expect(events.join("")).toMatch(/shapes\.js\n.*afterDone/));
  await new Promise((resolve) => watching.close(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  return events.join("");
});

page.shows("changed [ '/app/words.txt' ]", async () => {
  const folder = await project({ ...(await samplesOf(PAGE, "word-list-plugin.js")), "words.txt": "one" });
  const { default: WordListPlugin } = await import(/* @vite-ignore */ path.join(folder, "word-list-plugin.js"));
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const printed = () => log.mock.calls.map(([word, files]) => `${word} ${inspect(files)}`).join("\n");
  const compiler = webpack({
    mode: "development",
    context: folder,
    output: { path: path.join(folder, "dist") },
    plugins: [new WordListPlugin()],
  });
  let builds = 0;
  const watching = watch(compiler, () => {
    builds += 1;
  });
  await vi.waitFor(() => expect(builds).toBe(1), 20_000);
  await saveUntil(path.join(folder, "words.txt"), () => expect(printed()).toMatch(/changed \[ '\S*words\.txt' \]/));
  await new Promise((resolve) => watching.close(resolve));
  const all = printed();
  log.mockRestore();
  return shownIn("/app", all);
});

page.shows("client and icons built", async () =>
  run("node build.mjs", {
    ...(await samplesOf(PAGE, "build.mjs", "count-modules-plugin.js")),
    "src/icons.js": "",
  }),
);

/** Builds two configurations in one process. Returns what happened, in order. */
async function buildTwo(tap: (hooks: MultiCompiler["hooks"], log: (word: string) => void) => void): Promise<string[]> {
  const folder = await project();
  const output = { path: path.join(folder, "dist") };
  const compiler = webpack(
    ["client", "icons"].map((name) => ({ name, context: folder, output, mode: "none" as const })),
  );
  const events: string[] = [];
  tap(compiler.hooks, (word) => void events.push(word));
  await promisify(compiler.run.bind(compiler))().then(
    () => events.push("callback"),
    (error: unknown) => events.push(String(error)),
  );
  await promisify(compiler.close.bind(compiler))();
  return events;
}

test("done of a MultiCompiler waits for a promise, and its errors reach the callback", async () => {
  const waited = await buildTwo((hooks, log) =>
    hooks.done.tapPromise("Test", async () => {
      await setTimeout(50);
      log("waited");
    }),
  );
  expect(waited).toEqual(["waited", "callback"]);
  const failed = await buildTwo((hooks) => hooks.done.tapPromise("Test", () => Promise.reject(new Error("no upload"))));
  expect(failed).toEqual(["Error: no upload"]);
});

page.restIs({ "webpack(options)        validate": "a list of hooks; their order is tested here" });

test("the hooks run in the order of the list", async () => {
  const ran = new Set<string>();
  const folder = await project();
  const compiler = webpack({
    mode: "production",
    context: folder,
    output: { path: path.join(folder, "dist") },
    plugins: [
      ({ hooks }) => {
        for (const [name, hook] of Object.entries(hooks)) hook.intercept({ call: () => void ran.add(name) });
      },
    ],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const list = (await fencesOf(PAGE)).find(({ code }) => code.startsWith("webpack(options)"))?.code ?? "";
  // Names of hooks stand behind the first column.
  const named = list.split("\n").flatMap((line) => line.slice(24).match(/\w+/g) ?? []);
  const notListed = ["infrastructureLog"];
  expect([...ran].filter((name) => !notListed.includes(name))).toEqual([
    ...new Set(named.filter((name) => ran.has(name))),
  ]);
});

/** Saves a file again and again: webpack may notice the first times as part of a build for files that it just got to know. */
async function saveUntil(file: string, noticed: () => void): Promise<void> {
  let saved = 0;
  await vi.waitFor(
    async () => {
      saved += 1;
      await writeFile(file, String(saved));
      await setTimeout(300);
      noticed();
    },
    { timeout: 20_000, interval: 10 },
  );
}

function watch(compiler: Compiler, handler: () => void): Watching {
  const watching = compiler.watch({ aggregateTimeout: 20 }, handler);
  if (!watching) throw new Error("The compiler does not watch.");
  return watching;
}
