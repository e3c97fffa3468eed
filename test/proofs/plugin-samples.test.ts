import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { isConfiguration } from "../../scripts/checks/samples/check-configurations";
import { evaluate } from "../../scripts/checks/samples/evaluate";
import type { Fence } from "../../scripts/checks/samples/page-parts";
import { PROJECT } from "../../scripts/checks/samples/stand-ins";
import { contentDir } from "../../scripts/lib/paths";
import { isChosen } from "../../scripts/proofs/chosen-pages";
import { anyProject, nowhere } from "./lib/any-project";
import { fencesOf } from "./lib/page-text";

const OUTPUTS = path.join(import.meta.dirname, "outputs/loaders");

/** Configurations that cannot end well in a project of empty files, by page and words of the sample, and why. */
const EXPECTED: Record<string, { words: string; error: RegExp }[]> = {
  "plugins/environment-plugin.mdx": [
    // As the page says: a variable without a default has to be set.
    { words: "EnvironmentPlugin", error: /^EnvironmentPlugin - \w+ environment variable is undefined/ },
  ],
  // The plugin is not installed here, so its loader has no path, and entries that are style sheets need one.
  "plugins/mini-css-extract-plugin.mdx": [{ words: "./src/dark.css", error: /request argument is not a string$/ }],
  // webpack copies by the real file system, which is not here. With files, `test/proofs/outputs/configuration/output.test.ts` does.
  "plugins/copy-webpack-plugin.mdx": [{ words: 'output: { copy: ["public"] }', error: /^The "path" argument must be/ }],
  // The loader itself is not installed here.
  "loaders/index.mdx": [{ words: "babel-loader", error: /^Module build failed \(from .*babel-loader/ }],
};

/** Returns whether a page is about one loader. Loaders are not installed here; they have tests in `test/proofs/outputs/loaders`. */
const isLoader = (section: string, name: string) => section === "loaders" && name !== "index.mdx";

const samples: Fence[] = [];
const loaderPages: string[] = [];
for (const section of ["plugins", "loaders"]) {
  for (const name of (await readdir(path.join(contentDir({}), section))).sort()) {
    if (!name.endsWith(".mdx")) continue;
    if (isLoader(section, name)) loaderPages.push(name);
    else samples.push(...(await fencesOf(`${section}/${name}`)).filter(isConfiguration));
  }
}

test("there are samples on nearly every page", () => {
  expect(new Set(samples.map(({ file }) => file)).size).toBeGreaterThan(25);
});

test.each(loaderPages.filter((name) => isChosen(`loaders/${name}`)))("%s is tried with the real loader", (name) => {
  expect(existsSync(path.join(OUTPUTS, name.replace(".mdx", ".test.ts")))).toBe(true);
});

describe("the sample builds", () => {
  test.each(samples.filter(({ file }) => isChosen(file)))("$file:$line", async ({ file, code }) => {
    const errors = await build((await evaluate(code)) as Configuration);
    const expected = EXPECTED[file]?.find(({ words }) => code.includes(words))?.error;
    expect(errors.filter((message) => !expected?.test(message))).toEqual([]);
  });
});

/** Builds in memory, and returns the errors. */
async function build(
  given: Configuration | Configuration[] | ((...args: unknown[]) => Configuration),
): Promise<string[]> {
  const configuration = typeof given === "function" ? given({}, { mode: "production" }) : given;
  const messages: string[] = [];
  for (const options of [configuration].flat()) messages.push(...(await buildOne(options)));
  return messages;
}

function buildOne({ extends: _, ...options }: Configuration): Promise<string[]> {
  const own = { context: PROJECT, watch: false, cache: false, infrastructureLogging: { level: "none" } } as const;
  // This one opens a real file as soon as it is applied.
  const plugins = options.plugins?.filter((plugin) => !(plugin instanceof webpack.debug.ProfilingPlugin));
  const compiler = webpack({ ...options, ...own, plugins }) as Compiler;
  compiler.inputFileSystem = anyProject();
  compiler.outputFileSystem = nowhere();
  compiler.intermediateFileSystem = nowhere() as unknown as Compiler["intermediateFileSystem"];
  return new Promise((resolve) => {
    compiler.run((error, stats) => {
      const errors = error ? [error.message] : (stats?.toJson({ all: false, errors: true }).errors ?? []);
      const messages = errors.map((entry) => (typeof entry === "string" ? entry : entry.message));
      compiler.close(() => resolve(messages));
    });
  });
}
