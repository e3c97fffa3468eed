import type webpack from "webpack";
import type WebpackDevServer from "webpack-dev-server";
import type { Default } from "../../src/utilities/option-files";
import { MODULE_TYPES } from "./option-paths";
import type { Packages } from "./packages";

const MODES = ["development", "production", "none"] as const;
const TARGETS = ["web", "webworker", "node", "universal", "electron-main", "deno", "bun"] as const;

/** A folder that does not exist, so that no file in it changes a default. */
const CONTEXT = "/project";

/** Fixed texts for defaults that depend on the terminal or on Node.js, because two builds must give the same result. */
const GIVEN: Record<string, string> = {
  context: "process.cwd()",
  mode: '"production"',
  target: '"browserslist" | "web"',
  "experiments.typescript": '"auto"',
  "module.parser.javascript.typescript": "experiments.typescript",
  "infrastructureLogging.appendOnly": "!process.stderr.isTTY",
  "infrastructureLogging.colors": "process.stderr.isTTY",
  "infrastructureLogging.stream": "process.stderr",
};

/** Switches whose options only have defaults when they are on. */
const SWITCHED_ON: webpack.Configuration = {
  cache: { type: "filesystem" },
  experiments: { css: true, html: true, typescript: true },
  output: { resourceHints: true },
};

/** Returns a function that looks up defaults by path. */
export async function readDefaults(
  packages: Packages,
): Promise<(path: string, children: ReadonlySet<string>) => Default> {
  const compilerOf = compilerMaker(packages.load<typeof webpack>("webpack"));
  const configured = (options: webpack.Configuration): unknown => compilerOf(options).options;
  const byMode = MODES.map((mode) => configured({ mode, target: "web" }));
  const byTarget = TARGETS.map((target) => configured({ mode: "production", target }));
  const whenOn = configured({ mode: "production", target: "web", ...SWITCHED_ON });
  const Server = packages.load<typeof WebpackDevServer>("webpack-dev-server");
  const served = MODES.map((mode) => serverOptions(Server, compilerOf({ mode })));
  const devServers = await Promise.all(served);
  const stats = MODES.map((mode) => statsOptions(compilerOf({ mode })));

  return (path, children) => {
    const given = GIVEN[path];
    if (given) return same(given);
    const valueIn = (root: unknown, segments: string[]) => notation(valueOrFamily(root, segments), children);
    const segments = path.split(".");
    if (segments[0] === "devServer") return modes(devServers.map((root) => valueIn(root, segments.slice(1))));
    if (segments[0] === "stats" && segments.length > 1)
      return modes(stats.map((root) => valueIn(root, segments.slice(1))));
    const result = modes(byMode.map((root) => valueIn(root, segments)));
    const targets = byTarget.map((root) => valueIn(root, segments));
    const later = valueIn(whenOn, segments);
    if (targets.some((value) => value !== targets[0])) {
      result.targets = Object.fromEntries(TARGETS.map((target, index) => [target, targets[index] ?? null]));
    }
    if (later !== null && Object.values(result.modes).every((value) => value === null)) result.whenOn = later;
    return result;
  };
}

/** Creates compilers for their options; they are never run. */
function compilerMaker(webpackFunction: typeof webpack): (options: webpack.Configuration) => webpack.Compiler {
  return (options) => {
    // "auto" would depend on the version of Node.js.
    const experiments = { typescript: false, ...options.experiments };
    const compiler = webpackFunction({ context: CONTEXT, ...options, experiments });
    if (!compiler) throw new Error("webpack returned no compiler for its configuration.");
    return compiler;
  };
}

/** Returns the options that a dev server derives from an empty `devServer`. It is not started. */
async function serverOptions(Server: typeof WebpackDevServer, compiler: webpack.Compiler): Promise<unknown> {
  const server = new Server({}, compiler);
  await (server as unknown as { normalizeOptions(): Promise<void> }).normalizeOptions();
  return server.options;
}

/** Returns the options that a compilation derives for the console output. */
function statsOptions(compiler: webpack.Compiler): unknown {
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  return compilation.createStatsOptions({}, { forToString: true });
}

function modes(values: (string | null)[]): Default {
  return { modes: Object.fromEntries(MODES.map((mode, index) => [mode, values[index] ?? null])) as Default["modes"] };
}

function same(value: string): Default {
  return modes(MODES.map(() => value));
}

function valueAt(root: unknown, segments: string[]): unknown {
  return segments.reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, root);
}

/**
 * Returns the value of an option, or the value that all types of a family share, because some defaults are set for each
 * type.
 */
function valueOrFamily(root: unknown, segments: string[]): unknown {
  const value = valueAt(root, segments);
  const types = segments[0] === "module" && segments.length === 4 ? MODULE_TYPES[segments[2] ?? ""] : undefined;
  if (value !== undefined || !types) return value;
  const [first, ...others] = types
    .map((type) => valueAt(root, [...segments.slice(0, 2), type, ...segments.slice(3)]))
    .filter((found) => found !== undefined);
  return others.every((other) => write(other, 0) === write(first, 0)) ? first : undefined;
}

/**
 * Formats a value in JavaScript notation. Returns null for an unset value, and `{…}` for an object whose options have
 * facts of their own.
 */
function notation(value: unknown, children: ReadonlySet<string>): string | null {
  if (value === undefined) return null;
  if (isPlain(value) && Object.keys(value).some((key) => children.has(key))) return "{…}";
  return write(value, 0);
}

function write(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(portable(value));
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return `[${value.map((item) => write(item, depth + 1)).join(", ")}]`;
  if (value instanceof RegExp || typeof value !== "object" || value === null) return String(value);
  if (!isPlain(value)) return value.constructor?.name ?? "object";
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  if (entries.length === 0) return "{}";
  if (depth > 3) return "{…}";
  const fields = entries.map(([key, field]) => {
    return `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${write(field, depth + 1)}`;
  });
  return `{ ${fields.join(", ")} }`;
}

/** Removes folders from paths, because a page must not depend on where it was built. */
function portable(text: string): string {
  const folders = [process.cwd(), CONTEXT];
  return folders.reduce(
    (rest, folder) => rest.replaceAll(`${folder}/`, "").replaceAll(folder, "."),
    text.replace(/^.*(?=node_modules[\\/])/, ""),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
