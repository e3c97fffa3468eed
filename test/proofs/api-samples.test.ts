import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import { transform } from "@swc/core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import type { Fence } from "../../scripts/checks/samples/page-parts";
import { contentDir } from "../../scripts/lib/paths";
import { isChosen } from "../../scripts/proofs/chosen-pages";
import { shopWith } from "./lib/fixture-shop";
import { fencesOf } from "./lib/page-text";
import { type Use, untried, uses } from "./lib/sample-uses";

/** Every plugin and loader that a page of the API shows as a file, by page and title. */
const samples = new Map<string, Fence>();
const files = await readdir(path.join(contentDir({}), "api"), { recursive: true });
const names = files.map((file) => file.split(path.sep).join("/"));
for (const file of names.filter((name) => name.endsWith(".mdx")).sort()) {
  for (const fence of await fencesOf(`api/${file}`)) {
    const key = `${file.replace(".mdx", "")}#${fence.title}`;
    const isChange = fence.lang === "diff" || fence.meta.includes("diff");
    if (/-(?:plugin|loader)\.[jt]s$/.test(fence.title) && !isChange) samples.set(key, fence);
  }
}

test("each plugin and loader of the API pages is tried, or there is a reason", () => {
  expect([...samples.keys()].sort()).toEqual([...Object.keys(uses), ...Object.keys(untried)].sort());
});

describe("the sample works", () => {
  const chosen = Object.entries(uses).filter(([key]) => isChosen(`api/${key.split("#")[0]}.mdx`));
  test.each(chosen)("%s", async (key, use) => {
    const project = await writeProject(key, use);
    const { errors, outcome } = await build(await configure(project, key, use));
    expect(errors.filter((message) => !use.errors?.test(message))).toEqual([]);
    expect(outcome).toMatch(use.shows);
  });
});

/** Returns the fixture, the sample and those that it imports. */
async function writeProject(key: string, { files = {} }: Use): Promise<string> {
  const page = key.split("#")[0];
  const imported = [...samples].filter(([other]) => other.startsWith(`${page}#`) && other.endsWith("-plugin.js"));
  const { title = "", code = "" } = samples.get(key) ?? {};
  return shopWith(
    new Map([
      ...imported.map(([, other]) => [other.title, other.code] as const),
      [scriptName(title), title.endsWith(".ts") ? await withoutTypes(code) : code],
      ...Object.entries(files),
    ]),
  );
}

/** Removes the types from a sample in TypeScript, which Node.js 20 cannot do itself. */
async function withoutTypes(code: string): Promise<string> {
  const jsc = { parser: { syntax: "typescript" }, target: "es2022" } as const;
  return (await transform(code, { jsc, configFile: false, swcrc: false })).code;
}

function scriptName(title = ""): string {
  return title.replace(/\.ts$/, ".js");
}

async function configure(project: string, key: string, use: Use): Promise<Configuration> {
  const file = path.join(project, scriptName(samples.get(key)?.title));
  const { configuration = {} } = use;
  const base: Configuration = {
    mode: "development",
    devtool: false,
    context: project,
    output: { path: path.join(project, "dist"), ...configuration.output },
    ...(configuration.stats ? { stats: configuration.stats } : {}),
  };
  const rules = configuration.module?.rules ?? [];
  if (use.rule) {
    const { options, ...rule } = use.rule;
    return { ...base, module: { rules: [...rules, { ...rule, use: [{ loader: file, options }] }] } };
  }
  const { default: Plugin } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const plugins = [new Plugin(...(use.with ?? [])), ...(configuration.plugins ?? [])];
  return { ...base, module: { rules }, ...(use.as === "resolver" ? { resolve: { plugins } } : { plugins }) };
}

/** Builds, and puts all that can be seen of the build into one text. */
async function build(configuration: Configuration): Promise<{ errors: string[]; outcome: string }> {
  const log: string[] = [];
  const write = (...words: unknown[]) => void log.push(words.join(" "));
  const console = Object.assign(Object.create(globalThis.console), {
    log: write,
    info: write,
    warn: write,
    error: write,
  });
  vi.spyOn(globalThis.console, "log").mockImplementation(write);
  onTestFinished(() => void vi.restoreAllMocks());
  const infrastructureLogging = { level: "verbose", console, colors: false } as const;
  let compiler: Compiler;
  try {
    compiler = webpack({ ...configuration, infrastructureLogging });
  } catch (error) {
    return { errors: [String(error)], outcome: String(error) }; // a plugin does not accept its options
  }
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  const shown = stats?.toString(configuration.stats ?? { all: false, assets: true, modules: true, logging: "log" });
  log.push(stripVTControlCharacters(shown ?? ""), ...[...errors, ...warnings].map(({ message }) => message));
  const output = configuration.output?.path ?? "";
  for (const name of (await readdir(output).catch(() => [])).sort()) {
    log.push(`${name}:\n${await readFile(path.join(output, name), "utf8")}`);
  }
  return { errors: errors.map(({ message }) => message), outcome: log.join("\n") };
}
