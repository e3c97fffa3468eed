import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify, stripVTControlCharacters } from "node:util";
import { transform } from "@swc/core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import { type Fence, partsOf } from "../../../../scripts/checks/samples/page-parts";
import { contentDir, paths } from "../../../../scripts/lib/paths";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { type Use, untried, uses } from "./sample-uses";

const FIXTURE = path.join(import.meta.dirname, "../../../fixtures/cli/shop");
const folder = path.join(contentDir({}), "api");

/** Every plugin and loader that a page of the API shows as a file, by page and title. */
const samples = new Map<string, Fence>();
for (const file of (await readdir(folder)).sort()) {
  const { fences } = partsOf(parsePage(file, await readFile(path.join(folder, file), "utf8")));
  for (const fence of fences) {
    const key = `${file.replace(".mdx", "")}#${fence.title}`;
    if (/-(?:plugin|loader)\.[jt]s$/.test(fence.title) && !fence.meta.includes("diff")) samples.set(key, fence);
  }
}

test("each plugin and loader of the API pages is tried, or there is a reason", () => {
  expect([...samples.keys()].sort()).toEqual([...Object.keys(uses), ...Object.keys(untried)].sort());
});

describe("the sample works", () => {
  test.each(Object.entries(uses))("%s", async (key, use) => {
    const project = await writeProject(key, use);
    const { errors, outcome } = await build(await configure(project, key, use));
    expect(errors.filter((message) => !use.errors?.test(message))).toEqual([]);
    expect(outcome).toMatch(use.shows);
  });
});

/** Returns the fixture, the sample and those that it imports. They are inside of the repository, where packages are found. */
async function writeProject(key: string, { files }: Use): Promise<string> {
  const parent = path.join(paths.cache, "test");
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(path.join(parent, "sample-"));
  onTestFinished(() => rm(project, { recursive: true }));
  await cp(FIXTURE, project, { recursive: true });
  const page = key.split("#")[0];
  const imported = [...samples].filter(([other]) => other.startsWith(`${page}#`) && other.endsWith("-plugin.js"));
  const code = Object.fromEntries(
    [...imported, [key, samples.get(key)] as const].map(([, fence]) => [scriptName(fence?.title), fence?.code]),
  );
  for (const [name, content = ""] of Object.entries({ ...code, ...files })) {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), content);
  }
  const title = samples.get(key)?.title ?? "";
  if (title.endsWith(".ts")) await strip(path.join(project, scriptName(title)));
  return project;
}

/** Removes the types from a sample in TypeScript, which Node.js 20 cannot do itself. */
async function strip(file: string): Promise<void> {
  const options = {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    configFile: false,
    swcrc: false,
  } as const;
  await writeFile(file, (await transform(await readFile(file, "utf8"), options)).code);
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
