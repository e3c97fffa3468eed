import { binaryOf } from "./binary-files";
import { chosenBuild } from "./builds";
import { importsOf, isInside, isScript, isUsed, loadersOf, withoutComments } from "./named-packages";
import { PROVIDED_PACKAGES, packageOf, packOf } from "./packages";
import type { Project } from "./project";

/** A package that a project needs, with the files that name it. */
export interface NeededPackage {
  name: string;
  files: string[];
}

/** Packages that are here under the name that they had in older versions of webpack. */
const OLD_NAMES = ["terser-webpack-plugin"];

const HERE: ReadonlySet<string> = new Set([...PROVIDED_PACKAGES, ...OLD_NAMES]);

/** Names that aren't packages: the modules of Node.js. */
const OF_NODE =
  /^(?:node:.*|(?:assert|buffer|child_process|cluster|console|constants|crypto|dns|events|fs|http|http2|https|inspector|module|net|os|path|perf_hooks|process|punycode|querystring|readline|stream|string_decoder|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(?:\/.*)?)$/;

const ENDINGS = ["", ".js", ".cjs", ".mjs", ".ts", ".json", "/index.js", "/index.ts"];

/** The files with Babel's configuration. */
const OF_BABEL = /(?:^|\/)(?:\.babelrc(?:\.\w+)?|babel\.config\.\w+)$/;

/** Babel plugins that are only known under other names here. */
const PROPOSAL = /(["'])(@babel\/plugin-proposal-[\w-]+)\1/g;

/** Imports that only add types: with the keyword, or without a name in TypeScript. */
const OF_TYPES = /\bimport\s+type\b[^;"']*?\bfrom\s*(["'])[^"'\n]+\1/g;
const NAMELESS = /^import\s*(["'])[^"'\n]+\1/gm;

/**
 * Returns the packages that a build of a project needs and that the playground doesn't have: those of the
 * configuration and of its modules, with their loaders, those of Babel's configuration, and those of the project's own
 * scripts.
 */
export function missingPackages(project: Project): NeededPackage[] {
  const configurations = configurationModules(project);
  const words = new Set(configurations.flatMap((path) => (project[path] ?? "").match(/\w[\w-]*/g) ?? []));
  // A folder with modules of the configuration has no others that a build includes.
  for (const path of configurations) words.delete(path.split("/")[0] ?? "");
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(project)) {
    const isConfiguration = configurations.includes(path);
    const isOfBabel = OF_BABEL.test(path);
    if (!isConfiguration && !isOfBabel && !(isScript(path) && isUsed(path, words))) continue;
    for (const name of packagesIn(path, text, isConfiguration || isOfBabel)) {
      if (!isMissing(project, name)) continue;
      found.set(name, [...(found.get(name) ?? []), path]);
    }
  }
  return [...found].map(([name, files]) => ({ name, files }));
}

/** Returns the path of a project's configuration, and of the modules that it imports from the project. */
export function configurationModules(project: Project): string[] {
  const { file } = chosenBuild(project);
  const found = new Set(file === undefined ? [] : [file]);
  for (const path of found) {
    for (const [, request = ""] of (project[path] ?? "").matchAll(/["'`](\.\.?\/[^"'`\n]+)["'`]/g)) {
      const target = decodeURI(new URL(request.replaceAll("%", "%25"), `file:///${path}`).pathname).slice(1);
      const there = ENDINGS.map((ending) => target + ending).find((each) => Object.hasOwn(project, each));
      if (there && isScript(there) && !there.startsWith("src/")) found.add(there);
    }
  }
  return [...found];
}

/** Returns the packages that a module names, each once. */
function packagesIn(path: string, text: string, isConfiguration: boolean): string[] {
  if (binaryOf(text)) return [];
  const code = withoutComments(text).replace(OF_TYPES, "");
  const imports = importsOf(/\.[cm]?tsx?$/.test(path) ? code.replace(NAMELESS, "") : code);
  const named = isConfiguration ? [...loadersOf(code), ...proposalsOf(code)] : [];
  const requests = [...imports, ...named].filter((name) => !OF_NODE.test(name));
  return [...new Set(requests.flatMap((request) => packageOf(request) ?? []))];
}

function proposalsOf(code: string): string[] {
  return [...code.matchAll(PROPOSAL)].map(([, , name = ""]) => name);
}

function isMissing(project: Project, name: string): boolean {
  return !packOf(name) && !HERE.has(name) && !isInside(project, name);
}

/** A package that a project wants in another version than the one here. */
export interface OtherVersion {
  name: string;
  /** The range in `package.json`. */
  wanted: string;
  /** The version here. */
  here: string;
}

/**
 * Returns the packages for which a project's `package.json` wants another major version than the one that the
 * playground has.
 *
 * @param versions The versions here, by package.
 */
export function otherVersions(
  wanted: Readonly<Record<string, unknown>>,
  versions: Readonly<Record<string, string>>,
): OtherVersion[] {
  return Object.entries(versions).flatMap(([name, here]) => {
    const range = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    const majors = typeof range === "string" ? majorsOf(range) : [];
    const isOther = majors.length > 0 && !majors.includes(here.split(".")[0] ?? "");
    return isOther ? [{ name, wanted: String(range), here }] : [];
  });
}

/** Returns the major versions that a range allows; none if it also allows later ones, or isn't a range. */
function majorsOf(range: string): string[] {
  const parts = range.split("||").map((part) => /^[~^=v\s]*(\d+)(?:\.[\dx*]+)*(?:-[\w.]+)?\s*$/.exec(part.trim())?.[1]);
  return parts.every((major) => major !== undefined) ? (parts as string[]) : [];
}
