import { fileSystem, PROJECT } from "./file-system";
import { part } from "./parts";
import path from "./shims/path";

type Options = Record<string, unknown>;

/** Compiles a text. Returns the result, or a promise of it. */
type Transform = (source: unknown, options?: Options) => unknown;

/** The functions of swc that loaders call. */
export interface Swc {
  transform: Transform;
  transformSync: Transform;
}

/**
 * Options whose values are objects that swc merges. swc takes any other value as a whole, such as the value of `env`.
 */
const MERGED = /^(?:error|jsc(?:\.(?:experimental|lints|output|transform(?:\.(?:hidden|react))?))?)$/;

/**
 * The paths of configuration files that swc has looked for since the last `forgetModules`, whether or not they exist.
 * Creating or editing one of them changes the output.
 */
export const soughtFiles = new Set<string>();

/** Returns swc with support for configuration files, which it would read itself if it had a disk. */
export function withSwcrc(swc: Swc): Swc {
  return {
    ...swc,
    transform: async (source, options) => swc.transform(source, withFile(options)),
    transformSync: (source, options) => swc.transformSync(source, withFile(options)),
  };
}

function withFile({ swcrc, configFile, ...given }: Options = {}): Options {
  const filename = typeof given.filename === "string" && path.resolve(PROJECT, given.filename);
  const file = filename && (typeof configFile === "string" ? configFile : swcrc !== false && findFile(filename));
  const options = file ? merge(given, read(path.resolve(PROJECT, file), filename)) : given;
  const { baseUrl, paths, ...jsc } = (options.jsc ?? {}) as Options;
  if (paths) throw new Error("The playground doesn't support swc's `jsc.paths`. Use `resolve.alias` instead.");
  // `@swc/core` fills in the default syntax before it calls its native code, but `@swc/wasm` doesn't.
  if (jsc.parser) jsc.parser = { syntax: "ecmascript", ...jsc.parser };
  return { ...options, jsc, ...(options.env ? { env: withTargets(options.env as Options) } : {}), swcrc: false };
}

/**
 * Returns the value of `env`, with the browsers of the project if it doesn't list any. Without a disk, swc would use
 * the oldest ones.
 */
function withTargets(env: Options): Options {
  if (env.mode)
    throw new Error("The playground doesn't support swc's polyfills (`env.mode`). Import them in the entry instead.");
  if (env.targets) return env;
  const browserslist = part("browserslist", "browserslist") as typeof import("browserslist");
  return { ...env, targets: browserslist.loadConfig({ path: PROJECT }) ?? browserslist.defaults };
}

/** Returns the path of the nearest configuration file. */
function findFile(filename: string): string | undefined {
  let folder = filename;
  do {
    folder = path.dirname(folder);
    const file = path.join(folder, ".swcrc");
    soughtFiles.add(file);
    if (fileSystem.existsSync(file)) return file;
  } while (folder !== PROJECT && folder !== "/");
  return undefined;
}

/** Reads the options for a file from a configuration file. */
function read(file: string, filename: string): Options {
  soughtFiles.add(file);
  const value = parse(String(fileSystem.readFileSync(file, "utf8")), file);
  const isFor = ({ test = ".", exclude }: Options) => matches(test, filename) && !matches(exclude, filename);
  const found = [value as Options].flat().find(isFor);
  if (!found) {
    throw new Error(
      Array.isArray(value) ? ".swcrc exists but not matched" : "cannot process file because it's ignored by .swcrc",
    );
  }
  const { test, exclude, $schema, ...options } = found;
  return merge(options, { jsc: { parser: { syntax: "ecmascript" } } });
}

/** Parses JSON that may have comments and trailing commas. */
function parse(text: string, file: string): unknown {
  const json = text
    .replace(/^\uFEFF/, "")
    .replace(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, "$1")
    .replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, "$1");
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} isn't valid JSON: ${reason}. Fix it, or remove the file.`);
  }
}

function matches(patterns: unknown, filename: string): boolean {
  return [patterns].flat().some((pattern) => typeof pattern === "string" && new RegExp(pattern).test(filename));
}

/**
 * Merges options. Where both sets have a value, `strong` wins: it holds the loader's options, and `weak` holds the
 * configuration file's.
 */
function merge(strong: Options, weak: Options, place = ""): Options {
  const merged = { ...weak };
  for (const [name, value] of Object.entries(strong)) {
    if (value === undefined || value === null) continue;
    const isMerged = MERGED.test(place + name) && weak[name];
    merged[name] = isMerged ? merge(value as Options, weak[name] as Options, `${place}${name}.`) : value;
  }
  return merged;
}
