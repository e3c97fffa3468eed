import { fileSystem, PROJECT } from "./file-system";
import { part } from "./parts";
import path from "./shims/path";

type Options = Record<string, unknown>;

/** Compiles a text: the result, or a promise. */
type Transform = (source: unknown, options?: Options) => unknown;

/** What loaders call of swc. */
export interface Swc {
  transform: Transform;
  transformSync: Transform;
}

/** Options whose values are objects that swc merges. It takes any other value as a whole, such as that of `env`. */
const MERGED = /^(?:error|jsc(?:\.(?:experimental|lints|output|transform(?:\.(?:hidden|react))?))?)$/;

/**
 * The configuration files that swc has looked for since the last `forgetModules`, whether they are there or not: an edit of one
 * changes what it makes.
 */
export const soughtFiles = new Set<string>();

/** Returns swc with configuration files, which it would read itself if it had a disk. */
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
  // `@swc/core` fills in the syntax in JavaScript before it calls its native code; `@swc/wasm` does not.
  if (jsc.parser) jsc.parser = { syntax: "ecmascript", ...jsc.parser };
  return { ...options, jsc, ...(options.env ? { env: withTargets(options.env as Options) } : {}), swcrc: false };
}

/** Returns what `env` says, with the browsers of the project where it names none. Without a disk, swc would take the oldest ones. */
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

/** Returns the options of a configuration file for a file. */
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

/** Returns options with those of a file, which are weaker. */
function merge(strong: Options, weak: Options, place = ""): Options {
  const merged = { ...weak };
  for (const [name, value] of Object.entries(strong)) {
    if (value === undefined || value === null) continue;
    const isMerged = MERGED.test(place + name) && weak[name];
    merged[name] = isMerged ? merge(value as Options, weak[name] as Options, `${place}${name}.`) : value;
  }
  return merged;
}
