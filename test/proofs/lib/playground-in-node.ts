import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { transformSync } from "@swc/core";
import { vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import { buildCommand, configurationFile } from "../../../src/playground/project/builds";
import { evaluateConfiguration } from "../../../src/playground/project/evaluate-configuration";
import { packsNamedIn } from "../../../src/playground/project/packages";
import type { Project } from "../../../src/playground/project/project";
import { writeAll } from "./packs-folder";

/** What a build makes: the emitted files by their paths in the project, a character for each byte, and its errors. */
export interface Built {
  files: Map<string, string>;
  errors: string[];
}

const requireInstalled = createRequire(import.meta.url);

/**
 * Builds a project with webpack in Node.js, in a folder outside of this repository, whose package.json would otherwise belong to
 * the project. What webpack throws is an error, too.
 *
 * @param packs A folder with `node_modules` only, in which a project is built that names one of the playground's packages. They are
 *   the same modules for all of these projects, as in a page.
 * @param own The start of the name of a folder that only this build has.
 */
export async function buildInNode(project: Project, packs: string, own?: string): Promise<Built> {
  const modules = path.join(packs, "node_modules");
  const needsPacks = packsNamedIn(project).length > 0;
  const isAlone = own !== undefined || !needsPacks || isImported(project);
  const folder = isAlone ? await mkdtemp(path.join(tmpdir(), own ?? "playground-")) : packs;
  const moved = path.join(folder, "node_modules");
  const inProject = (message: string) => message.replaceAll(folder, "/project");
  const before = process.cwd();
  try {
    if (needsPacks && folder !== packs) await rename(modules, moved);
    await writeAll(folder, project);
    process.chdir(folder); // Babel and Browserslist look for their configurations there
    const errors = await compile(await configurationOf(project, folder), folder);
    // Few files name the folder, as source maps with absolute paths do.
    const files = [...(await emitted(folder, project))].map(([name, text]) => [name, inProject(text)] as const);
    return { files: new Map(files), errors: errors.map(inProject) };
  } catch (error) {
    return { files: new Map(), errors: [inProject(error instanceof Error ? error.message : String(error))] };
  } finally {
    process.chdir(before);
    if (needsPacks && folder !== packs) await rename(moved, modules);
    if (folder === packs) await removeProject(folder);
    else await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Tells whether a project has another configuration than webpack's. A package imports it, and what was imported is never forgotten,
 * so that it needs a path of its own.
 */
function isImported(project: Project): boolean {
  return Object.keys(project).some((file) => /^(?!webpack\.).+\.config\.[cm]?js$/.test(file));
}

/** Removes a project from the folder with packages, and from what Node.js has loaded. */
async function removeProject(folder: string): Promise<void> {
  for (const file of Object.keys(requireInstalled.cache)) {
    if (file.startsWith(folder) && !file.includes("node_modules")) delete requireInstalled.cache[file];
  }
  for (const name of await readdir(folder)) {
    if (name !== "node_modules") await rm(path.join(folder, name), { recursive: true });
  }
}

async function configurationOf(project: Project, folder: string): Promise<Configuration | Configuration[]> {
  const command = buildCommand(project);
  vi.stubEnv("NODE_ENV", command.nodeEnv);
  const name = configurationFile(project);
  const loaded = name ? load(path.join(folder, name)) : {};
  return evaluateConfiguration((loaded as { default?: unknown }).default ?? loaded, command);
}

/** Loads a module as Node.js would, with the packages beside it or those of this repository. */
function load(file: string): unknown {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return JSON.parse(text);
  const source = text
    .replaceAll("import.meta.dirname", "__dirname")
    .replaceAll("import.meta.filename", "__filename")
    .replaceAll("import.meta.url", '("file://" + __filename)');
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs", ignoreDynamic: true },
    isModule: /^\s*(import\b(?!\s*\()|export\b)/m.test(source),
    configFile: false,
    swcrc: false,
  });
  const module: { exports: unknown } = { exports: {} };
  const folder = path.dirname(file);
  const require = (name: string) => {
    const found = [name, `${name}.js`].map((each) => path.resolve(folder, each)).find((each) => existsSync(each));
    return name.startsWith(".") && found ? load(found) : requireInstalled(resolve(name));
  };
  const resolve = (name: string) => {
    try {
      return createRequire(file).resolve(name);
    } catch {
      return requireInstalled.resolve(name);
    }
  };
  const run = new Function("exports", "require", "module", "__filename", "__dirname", code);
  run(module.exports, Object.assign(require, { resolve }), module, file, folder);
  return module.exports;
}

async function compile(configuration: Configuration | Configuration[], context: string): Promise<string[]> {
  const quiet = { cache: false, infrastructureLogging: { level: "none" }, watch: false } as const;
  const optionsOf = (one: Configuration): Configuration => {
    return { context, ...one, output: { path: path.join(context, "dist"), ...one.output }, ...quiet };
  };
  const all = Array.isArray(configuration) ? configuration.map(optionsOf) : optionsOf(configuration);
  return new Promise((resolve, reject) => {
    // The types have no form for both kinds of configurations.
    const compiler = webpack(all as Configuration, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no statistics."));
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      compiler?.close(() => resolve(errors.map(({ message }) => message)));
    });
  });
}

/** Returns the texts of all files that a build has added to a folder, apart from packages. */
async function emitted(folder: string, project: Project): Promise<Map<string, string>> {
  const tops = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => name !== "node_modules");
  const below = tops
    .filter((top) => top.isDirectory())
    .map((top) => {
      return readdir(path.join(folder, top.name), { recursive: true, withFileTypes: true });
    });
  const files = [...tops, ...(await Promise.all(below)).flat()].filter((entry) => entry.isFile());
  const names = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
  const added = names.map((name) => name.split(path.sep).join("/")).filter((name) => !Object.hasOwn(project, name));
  return new Map(
    await Promise.all(
      added.sort().map(async (name) => [name, await readFile(path.join(folder, name), "latin1")] as const),
    ),
  );
}
