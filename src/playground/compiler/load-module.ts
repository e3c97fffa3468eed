import { ResolverFactory } from "enhanced-resolve";
import type { Configuration } from "webpack";
import type { Build } from "../project/builds";
import { type Configurations, evaluateConfiguration, withNames } from "../project/evaluate-configuration";
import { absenceOf, packageOf, packOf } from "../project/packages";
import { withPlace } from "./failure";
import { type Files, fileSystem, MODULES, PROJECT } from "./file-system";
import { moduleFunction } from "./module-code";
import { packedText } from "./parts";
import { providedModule } from "./provided-modules";
import moduleOfNode from "./shims/module";
import path from "./shims/path";
import { type Swc, soughtFiles, withSwcrc } from "./swcrc";

/** The `module` object that the code of a module sees. */
interface Module {
  exports: unknown;
}

/** A module that has been loaded, or that is still running. */
interface Loaded {
  module: Module;
  source: string;
  /** Settles when a module with `await` outside of functions has ended; absent for others, and after that. */
  end?: Promise<void>;
}

/** The modules that run in the compiler, by their absolute paths, with their source code. */
const modules = new Map<string, Loaded>();

/** What `require` throws if a module hasn't ended yet. `importModule` waits for it and tries again. */
class Unfinished extends Error {
  readonly end: Promise<void>;
  constructor(file: string, end: Promise<void>) {
    super(
      `${file} uses \`await\` outside of functions, and only the configuration and the modules that it imports can do that here. Use an async function instead.`,
    );
    this.end = end;
  }
}

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
  if (/^(?:node:)?module$/.test(request)) return { ...moduleOfNode, createRequire };
  const provided = providedModule(request);
  if (provided) return provided();
  const file = resolveModule(request, folder);
  const loaded = modules.get(file) ?? run(file);
  if (loaded.end) throw new Unfinished(file, loaded.end);
  return loaded.module.exports;
}

/** Loads a module as `import()` does: it waits for modules that use `await` outside of functions. */
async function importModule(request: string, folder = PROJECT): Promise<unknown> {
  for (;;) {
    try {
      return loadModule(request, folder);
    } catch (error) {
      await endOf(error);
    }
  }
}

/** Waits for the module that `require` couldn't load yet, and for the ones that it needs itself. */
async function endOf(error: unknown): Promise<void> {
  if (!(error instanceof Unfinished)) throw error;
  await error.end.catch(endOf);
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

function run(file: string): Loaded {
  const source = String(fileSystem.readFileSync(file, "utf8"));
  const loaded: Loaded = { module: { exports: {} }, source };
  modules.set(file, loaded); // before it runs, because modules can import each other in a cycle
  const { module } = loaded;
  try {
    if (file.endsWith(".json")) module.exports = parseJson(source, file);
    else
      loaded.end = evaluate(source, module, file)?.then(
        () => {
          loaded.end = undefined;
        },
        (error) => {
          modules.delete(file);
          throw error;
        },
      );
    if (file === SWC) module.exports = withSwcrc(module.exports as Swc);
  } catch (error) {
    modules.delete(file);
    throw error;
  }
  return loaded;
}

function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    const before = source.slice(0, Number(position)).split("\n");
    const last = before.at(-1) ?? "";
    throw withPlace(error, { file, ...(position && { line: before.length, column: last.length + 1 }) });
  }
}

/** Runs the code of a module. Returns a promise if it uses `await` outside of functions. */
function evaluate(source: string, module: Module, file: string): Promise<void> | undefined {
  const folder = path.dirname(file);
  const isTyped = file.endsWith("ts");
  const code = isTyped ? withoutMissing(source) : source;
  const call = moduleFunction(code, file, { isTyped, isModule: isModule(source, file) });
  const result = call.call(module.exports, module.exports, requireIn(folder), module, file, folder);
  return result instanceof Promise ? result : undefined;
}

/** Returns the function that the modules of a folder get as `require`. */
function requireIn(folder: string) {
  return Object.assign((request: string) => loadModule(request, folder), {
    resolve: (request: string) => resolveModule(request, folder),
    // Some code deletes modules from this cache. It can be empty, because the modules of the project are cleared before each build.
    cache: {},
    import: async (request: string) => namespaceOf(await importModule(request.replace(/^file:\/\//, ""), folder)),
  });
}

/** Returns a `require` for an ES module, as the module of Node.js does. */
function createRequire(from: string | URL) {
  return requireIn(path.dirname(decodeURIComponent(String(from).replace(/^file:\/\//, ""))));
}

/**
 * Removes imports without names of packages that aren't here. In TypeScript, they usually add the types of the package,
 * as `import "webpack-dev-server"` does.
 */
function withoutMissing(source: string): string {
  return source.replace(/^import\s*(["'])([^"'\n]+)\1;?/gm, (statement, _, request: string) => {
    const name = packageOf(request);
    const isHere = !name || packOf(name) || providedModule(request) || fileSystem.existsSync(`${MODULES}/${name}`);
    return isHere ? statement : "";
  });
}

/** Returns the namespace that `import()` resolves to. */
function namespaceOf(loaded: unknown): unknown {
  return isEsModule(loaded) ? loaded : Object.assign({}, loaded, { default: loaded });
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

/** A configuration, and the arguments of the build script that it doesn't follow. */
export interface LoadedConfiguration {
  configuration: Configuration | Configurations;
  unknown: readonly string[];
}

/**
 * Returns the configuration of a project as webpack-cli would if its build script ran it: an object, or an array of
 * them. Without a configuration it is empty.
 *
 * @throws {Error} When the configuration is missing, or throws itself.
 */
export async function loadConfiguration(
  files: Files,
  { command, file, otherFiles = [] }: Build,
): Promise<LoadedConfiguration> {
  const { unknown } = command;
  // In the compiler's own bundle, `process.env.NODE_ENV` is a constant wherever it's written out, so it's set this way.
  Object.assign(process.env, { NODE_ENV: command.nodeEnv });
  if (file === undefined)
    return { configuration: withNames(await evaluateConfiguration({}, command), command.configNames), unknown };
  const loaded: Configuration[] = [];
  for (const each of [file, ...otherFiles]) {
    if (!Object.hasOwn(files, each)) {
      throw new Error(
        `The build script of package.json uses the configuration ${each}, and the project doesn't have that file. Add it, or change the script.`,
      );
    }
    const exported = await importModule(`./${each}`);
    const one = await evaluateConfiguration(isEsModule(exported) ? exported.default : exported, command);
    if (otherFiles.length === 0 && !command.isMerged) {
      return { configuration: withNames(one, command.configNames), unknown };
    }
    loaded.push(...[one].flat());
  }
  const chosen = [withNames(loaded, command.configNames)].flat();
  if (!command.isMerged) return { configuration: chosen, unknown };
  const { merge } = (await importModule("webpack-merge")) as { merge: (all: Configuration[]) => Configuration };
  return { configuration: merge(chosen), unknown };
}

function isEsModule(value: unknown): value is { default: unknown } {
  return typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
}
