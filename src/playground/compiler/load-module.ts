import { transform } from "sucrase-in-page";
import webpack from "webpack";
import { fileSystem, filesBelow } from "./file-system";
import { part } from "./parts";
import path from "./shims/path";

/** The folder of the project, in which webpack runs. */
export const PROJECT = "/project";

/** Modules that a configuration can load, and those that webpack names by their path. */
const PACKAGES: Record<string, () => unknown> = {
  webpack: () => webpack,
  path: () => path,
  fs: () => fileSystem,
  "minimizer-webpack-plugin": () => part("minimizer", "plugin"),
  ...Object.fromEntries(
    ["javascript/jsMinify", "css/cssMinify", "html/htmlMinify", "html/xmlMinify", "json/jsonMinify"].map((name) => [
      `webpack/lib/${name}`,
      () => part("minimizer", path.basename(name)),
    ]),
  ),
};

const IS_MODULE = /^\s*(import\b(?!\s*\()|export\b)/m;

/**
 * Loads a module of the project, or a package that the playground has, as Node.js would for `require`.
 *
 * @throws {Error} When there is no such module, and whatever it throws itself.
 */
export function loadModule(request: string, folder = PROJECT): unknown {
  const name = request.replace(/^node:/, "");
  if (Object.hasOwn(PACKAGES, name)) return PACKAGES[name]?.();
  if (!/^[./]/.test(name)) {
    const there = Object.keys(PACKAGES).filter((each) => !each.includes("/"));
    throw new Error(`The playground has no package "${name}". A configuration can use ${there.join(", ")}.`);
  }
  const base = path.resolve(folder, name);
  const file = [base, `${base}.js`, `${base}.ts`, `${base}.json`, `${base}/index.js`].find(isFile);
  if (!file) throw new Error(`Cannot find module '${request}' in ${folder}`);
  return run(file);
}

function isFile(file: string): boolean {
  return fileSystem.existsSync(file) && fileSystem.lstatSync(file).isFile();
}

function run(file: string): unknown {
  const source = String(fileSystem.readFileSync(file, "utf8"));
  if (file.endsWith(".json")) return JSON.parse(source);
  const folder = path.dirname(file);
  const module = { exports: {} };
  const parameters = ["exports", "require", "module", "__filename", "__dirname"];
  const evaluate = new Function(...parameters, `${toCommonJs(source, file)}\n//# sourceURL=${file}`);
  evaluate(module.exports, (request: string) => loadModule(request, folder), module, file, folder);
  return module.exports;
}

function toCommonJs(source: string, file: string): string {
  const isTyped = file.endsWith("ts");
  if (!isTyped && !IS_MODULE.test(source)) return source;
  const code = source
    .replaceAll("import.meta.dirname", "__dirname")
    .replaceAll("import.meta.filename", "__filename")
    .replaceAll("import.meta.url", '("file://" + __filename)');
  return transform(code, { transforms: isTyped ? ["typescript", "imports"] : ["imports"], filePath: file }).code;
}

/** Returns what the project's configuration file exports; an empty configuration if there is none. */
export async function loadConfiguration(): Promise<unknown> {
  const name = [...filesBelow(PROJECT).keys()].find((file) => /^webpack\.config\.[cm]?[jt]s$/.test(file));
  if (!name) return {};
  const loaded = loadModule(`./${name}`);
  const value = isEsModule(loaded) ? loaded.default : loaded;
  return typeof value === "function" ? value({}, {}) : value;
}

function isEsModule(value: unknown): value is { default: unknown } {
  return typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
}
