import { ResolverFactory } from "enhanced-resolve";
import { transform } from "sucrase";
import type { Configuration } from "webpack";
import { buildCommand, type Configurations, configurationFile, configured } from "../project/build-command";
import { absenceOf, packageOf, packOf } from "../project/packages";
import { type Files, fileSystem, MODULES, PROJECT } from "./file-system";
import { packedText } from "./parts";
import { providedModule } from "./provided-modules";
import path from "./shims/path";
import { type Swc, soughtFiles, withSwcrc } from "./swcrc";

/** The `module` object that the code of a module sees. */
interface Module {
  exports: unknown;
}

/** The modules that run in the compiler, by their absolute paths, with their source code. */
const modules = new Map<string, { module: Module; source: string }>();

/** The module that takes the place of swc. */
const SWC = `${MODULES}/@swc/core/wasm.js`;

/** Resolves modules as `require` does in Node.js. */
const resolver = ResolverFactory.createResolver({
  fileSystem: fileSystem as never, // has the functions that are called, in their simplest forms
  useSyncFileSystemCalls: true,
  extensions: [".js", ".ts", ".json"],
  conditionNames: ["node", "require"],
  mainFields: ["main"],
});

/**
 * Returns the paths, within the project, of the files that were loaded, or that swc looked for, since the last
 * `forgetModules`.
 */
export function loadedFiles(): ReadonlySet<string> {
  return new Set([...modules.keys(), ...soughtFiles].map((file) => file.slice(PROJECT.length + 1)));
}

/**
 * Makes the modules of a project run again the next time they are loaded, and forgets the files that swc looked for.
 * Modules of packages only run once, because some rely on that.
 *
 * @param files The files of the next project, which may contain packages.
 */
export function forgetModules(files: Files): void {
  for (const [file, { source }] of modules) {
    const isPacked = packedText(file.slice(MODULES.length + 1)) === source;
    if (!isPacked || Object.hasOwn(files, file.slice(PROJECT.length + 1))) modules.delete(file);
  }
  soughtFiles.clear();
}

/**
 * Loads a module of the project, or a package of the playground, as Node.js would for `require`.
 *
 * @throws {Error} When there is no such module, or when the module itself throws.
 */
export function loadModule(request: string, folder = PROJECT): unknown {
  const provided = providedModule(request);
  if (provided) return provided();
  const file = resolveModule(request, folder);
  const loaded = modules.get(file);
  return loaded ? loaded.module.exports : run(file);
}

/** Returns the path of a module. */
function resolveModule(request: string, folder: string): string {
  if (providedModule(request)) return request;
  try {
    const found = resolver.resolveSync({}, folder, request);
    if (found) return found;
  } catch {
    // The resolver's error describes its steps. The code that requires a module needs to know which one is missing.
  }
  const name = packageOf(request);
  const message = name && !packOf(name) ? absenceOf(name) : `Cannot find module '${request}' in ${folder}`;
  throw Object.assign(new Error(message), { code: "MODULE_NOT_FOUND" });
}

function run(file: string): unknown {
  const source = String(fileSystem.readFileSync(file, "utf8"));
  const module: Module = { exports: {} };
  modules.set(file, { module, source }); // before it runs, because modules can import each other in a cycle
  try {
    if (file.endsWith(".json")) module.exports = JSON.parse(source);
    else evaluate(source, module, file);
    if (file === SWC) module.exports = withSwcrc(module.exports as Swc);
  } catch (error) {
    modules.delete(file);
    throw error;
  }
  return module.exports;
}

function evaluate(source: string, module: Module, file: string): void {
  const folder = path.dirname(file);
  const require = Object.assign((request: string) => loadModule(request, folder), {
    resolve: (request: string) => resolveModule(request, folder),
    // Some code deletes modules from this cache. It can be empty, because the modules of the project are cleared before each build.
    cache: {},
    import: async (request: string) => namespaceOf(loadModule(request.replace(/^file:\/\//, ""), folder)),
  });
  const parameters = ["exports", "require", "module", "__filename", "__dirname"];
  const call = new Function(...parameters, `${toCommonJs(source, file)}\n//# sourceURL=${file}`);
  call.call(module.exports, module.exports, require, module, file, folder);
}

/** Returns the namespace that `import()` resolves to. */
function namespaceOf(loaded: unknown): unknown {
  return isEsModule(loaded) ? loaded : Object.assign({}, loaded, { default: loaded });
}

function toCommonJs(source: string, file: string): string {
  const isTyped = file.endsWith("ts");
  // The worker's own `import()` couldn't find these files, so it's replaced.
  if (!isTyped && !isModule(source, file)) return source.replaceAll(/\bawait import\(/g, "await require.import(");
  const code = source
    .replaceAll("import.meta.dirname", "__dirname")
    .replaceAll("import.meta.filename", "__filename")
    .replaceAll("import.meta.url", '("file://" + __filename)');
  return transform(code, { transforms: isTyped ? ["typescript", "imports"] : ["imports"], filePath: file }).code;
}

/**
 * Returns whether a file is an ES module: by the `type` of its package, or else by its text, because projects rarely
 * set the type.
 */
function isModule(source: string, file: string): boolean {
  if (/\.[cm]js$/.test(file)) return file.endsWith(".mjs");
  if (file.startsWith(`${MODULES}/`)) return typeOf(path.dirname(file)) === "module";
  return /^\s*(import\b(?!\s*\()|export\b)/m.test(source);
}

/** Returns the type of the modules in a folder, which the nearest `package.json` sets. */
function typeOf(folder: string): unknown {
  const file = `${folder}/package.json`;
  if (fileSystem.statSync(file, { throwIfNoEntry: false })?.isFile())
    return (loadModule(file) as { type?: unknown }).type;
  return folder === "/" ? undefined : typeOf(path.dirname(folder));
}

/**
 * Returns the configuration of a project as webpack-cli would if the script `build` in its `package.json` ran it: an
 * object, or an array of them. Without a configuration it is empty.
 */
export async function loadConfiguration(files: Files): Promise<Configuration | Configurations> {
  const command = buildCommand(files);
  // In the compiler's own bundle, `process.env.NODE_ENV` is a constant wherever it's written out, so it's set this way.
  Object.assign(process.env, { NODE_ENV: command.nodeEnv });
  if (command.unknown.length > 0) {
    const all = command.unknown.map((argument) => `\`${argument}\``).join(", ");
    throw new Error(
      `The playground doesn't support ${all} in the "build" script of package.json. Set it in the configuration instead.`,
    );
  }
  const name = configurationFile(files);
  if (name === undefined) return configured({}, command);
  const loaded = loadModule(`./${name}`);
  return configured(isEsModule(loaded) ? loaded.default : loaded, command);
}

function isEsModule(value: unknown): value is { default: unknown } {
  return typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
}
