import { EventEmitter } from "node:events";
import fs from "node:fs";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import type { Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { type Files, run, runUntil } from "../../lib/project";
import { exported } from "./exported";
import { watch } from "./watch";

const samples = effectsOf("configuration/watch.mdx");

/** A configuration without anything about watching. */
const PLAIN: Configuration = { mode: "development" };

samples.tries("watch: true", async (code) => {
  await runUntil("npx webpack", { "webpack.config.js": code }, [
    ["compiled", (folder) => writeFile(path.join(folder, "src/index.js"), "console.log(1);")],
    ["./src/index.js 15 bytes [built]"],
  ]);
  const once = await run("npx webpack", { "webpack.config.js": code.replace("watch: true,", "") });
  expect(once).toMatch(/compiled successfully[\s\S]*exit status 0$/);
});

/** Expects a change of a file to start no build, so that the next build comes with a change of another file. */
async function isMissed(file: string, folder: string, configuration: Configuration): Promise<void> {
  const { compiler, bundleWith, save } = await watch(folder, configuration);
  const changes: string[] = [];
  compiler.hooks.watchRun.tap("Test", ({ modifiedFiles = [] }) => void changes.push(...modifiedFiles));
  await bundleWith("before");
  await save(file, 'console.log("after");');
  await save("src/index.js", fs.readFileSync(path.join(folder, "src/index.js"), "utf8").replace("first", "second"));
  await bundleWith("second");
  expect(changes).toContain(path.join(folder, "src/index.js"));
  expect(changes).not.toContain(path.join(folder, file));
}

/** Expects a change of a file to reach the bundle within a time in milliseconds. */
async function isNoticed(file: string, folder: string, configuration: Configuration, timeout = 30_000): Promise<void> {
  const { bundleWith, save } = await watch(folder, configuration);
  await bundleWith("before");
  // Saved again if need be: a change may be missed that comes while the watcher still looks at the folders for the first time.
  const isSaved = async () => {
    await save(file, 'console.log("after");');
    await bundleWith("after", 4000);
  };
  await vi.waitFor(isSaved, { timeout, interval: 100 });
}

/** Returns a project whose entry imports a file. */
const importing = (request: string, file: string): Files => ({
  "src/index.js": `import "${request}";\nconsole.log("first");`,
  [file]: 'console.log("before");',
});

samples.tries('ignored: ["**/node_modules", "**/dist"]', async (code) => {
  const files = importing("./dist/a.js", "src/dist/a.js");
  const { folder, configuration } = await exported(code, files);
  await isMissed("src/dist/a.js", folder, configuration);
  await isNoticed("src/dist/a.js", (await exported(code, files)).folder, PLAIN);
});

samples.tries("ignored: /node_modules|", async (code) => {
  const files = importing("./generated/a.js", "src/generated/a.js");
  const { folder, configuration } = await exported(code, files);
  await isMissed("src/generated/a.js", folder, configuration);
  await isNoticed("src/generated/a.js", (await exported(code, files)).folder, PLAIN);
});

samples.tries("followSymlinks: true", async (code) => {
  const linked = async () => {
    const sample = await exported(code, importing("./linked/a.js", "shared/a.js"));
    // A link to a folder is watched like its target, at least on Linux.
    await mkdir(path.join(sample.folder, "src/linked"));
    await symlink(path.join(sample.folder, "shared/a.js"), path.join(sample.folder, "src/linked/a.js"));
    return sample;
  };
  const target = (folder: string) => path.join(folder, "shared");
  const places = vi.spyOn(fs, "watch");
  // In some runs of the whole suite the watcher has missed every change of one project, and never when this file ran alone. Why is
  // not known. So there are three projects, of which one has to work.
  const noticed = async () => {
    const sample = await linked();
    await isNoticed("shared/a.js", sample.folder, sample.configuration, 9_000);
    return sample;
  };
  const { folder, configuration } = await noticed().catch(noticed).catch(noticed);
  expect(places).toHaveBeenCalledWith(target(folder));

  const { resolve } = configuration;
  const without = await linked();
  const { bundleWith } = await watch(without.folder, { ...PLAIN, resolve });
  await bundleWith("before");
  const link = path.join(without.folder, "src/linked");
  await vi.waitFor(() => expect(places).toHaveBeenCalledWith(link));
  expect(places).not.toHaveBeenCalledWith(target(without.folder));

  // With the default of the other option, webpack works with the real path.
  await isNoticed("shared/a.js", (await linked()).folder, PLAIN);
});

/** Saves a file. Returns the milliseconds of all waiting until it is built. */
async function waitsAfterSave(folder: string, configuration: Configuration): Promise<(number | undefined)[]> {
  const { bundleWith, save } = await watch(folder, configuration);
  await bundleWith("before");
  const timers = vi.spyOn(globalThis, "setTimeout");
  await save("src/a.js", 'console.log("after");');
  await bundleWith("after");
  const waits = timers.mock.calls.map(([, milliseconds]) => milliseconds);
  timers.mockRestore();
  return waits;
}

samples.tries("aggregateTimeout: 300", async (code) => {
  const files = importing("./a.js", "src/a.js");
  const { folder, configuration } = await exported(code, files);
  expect(await waitsAfterSave(folder, configuration)).toContain(300);
  expect(await waitsAfterSave((await exported(code, files)).folder, PLAIN)).not.toContain(300);
});

/** A watcher of the system that tells of no change, as on a network drive. */
class SilentWatcher extends EventEmitter implements fs.FSWatcher {
  close(): void {}
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

samples.tries("poll: 1000", async (code) => {
  const events = vi.spyOn(fs, "watch").mockImplementation(() => new SilentWatcher());
  const { folder, configuration } = await exported(code, importing("./a.js", "src/a.js"));
  await isNoticed("src/a.js", folder, configuration);
  expect(events).not.toHaveBeenCalled();

  const { bundleWith } = await watch((await exported(code, importing("./a.js", "src/a.js"))).folder, PLAIN);
  await bundleWith("before");
  await vi.waitFor(() => expect(events).toHaveBeenCalled());
});

/** Starts webpack, ends its standard input after the first build, and with an argument saves a file until the next build. */
const PARENT = `
  import { spawn } from "node:child_process";
  import { writeFileSync } from "node:fs";

  const child = spawn("webpack", ["watch"]);
  let builds = 0;
  child.stdout.on("data", (text) => {
    if (!/compiled/.test(text)) return;
    builds++;
    if (builds === 1) child.stdin.end();
    if (builds === 1 && process.argv[2]) setInterval(() => writeFileSync("src/index.js", "console.log(1);"), 200);
    if (builds === 2) console.log("It still watches.");
    if (builds === 2) child.kill("SIGKILL");
  });
  child.on("exit", (code) => {
    console.log("It ends with " + code);
    process.exit();
  });`;

samples.tries("stdin: true", async (code) => {
  const ended = await run("node parent.mjs", { "parent.mjs": PARENT, "webpack.config.js": code });
  expect(ended).toMatch(/^It ends with 0$/m);
  const without = code.replace("stdin: true,", "");
  const kept = await run("node parent.mjs save", { "parent.mjs": PARENT, "webpack.config.js": without });
  expect(kept).toMatch(/^It still watches\.$/m);
});
