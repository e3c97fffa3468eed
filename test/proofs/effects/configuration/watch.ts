import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { makeOld } from "../../lib/project";

/** A project that is built again when a file changes. */
interface Watched {
  compiler: Compiler;
  /** Waits until the bundle contains some words, at most a number of milliseconds. Returns the bundle. */
  bundleWith(words: string, timeout?: number): Promise<string>;
  /** Saves a file of the project. */
  save(name: string, content: string): Promise<void>;
}

/** Builds a project with a configuration, and watches it until the test ends. */
export async function watch(folder: string, configuration: Configuration): Promise<Watched> {
  await makeOld(folder);
  const output = { path: path.join(folder, "dist") };
  const compiler = webpack({ devtool: false, ...configuration, context: folder, output, watch: true }, () => {});
  if (!compiler) throw new Error("webpack does not watch.");
  onTestFinished(() => promisify(compiler.close.bind(compiler))());
  // Only after the first build webpack begins to watch.
  await vi.waitFor(() => expect(compiler.watching?.watcher).toBeTruthy(), { timeout: 20_000, interval: 20 });
  return {
    compiler,
    bundleWith: (words, timeout = 20_000) =>
      vi.waitFor(
        async () => {
          const bundle = await readFile(path.join(folder, "dist/main.js"), "utf8");
          if (!bundle.includes(words)) throw new Error(`"${words}" is not in the bundle:\n${bundle}`);
          return bundle;
        },
        { timeout, interval: 20 },
      ),
    async save(name, content) {
      // In one step: a build must not see the file while it is empty.
      await writeFile(path.join(folder, "saved"), content);
      await rename(path.join(folder, "saved"), path.join(folder, name));
    },
  };
}
