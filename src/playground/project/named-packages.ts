import type { Project } from "./project";

const IMPORTED =
  /(?:\bfrom|\bimport|\brequire(?:\.resolve)?\(|\bimport\(|\bimport\.meta\.resolve\()\s*(?:\/\*.*?\*\/\s*)?(["'])([^"'\n]+)\1/g;

/**
 * Names of loaders as rules contain them: strings that end in `-loader`, and strings that are the value of `loader` or
 * `use`.
 */
const NAMED_LOADER =
  /["'`!]((?:@[\w.-]+\/)?[\w.-]+-loader)(?=["'`!?/])|\b(?:loader|use):\s*\[?\s*["'`]([^"'`.][^"'`]*)["'`]/g;

/** Returns whether a file is a script of the project itself. */
export function isScript(path: string): boolean {
  return /\.([cm]?[jt]s|[jt]sx)$/.test(path) && !path.startsWith("node_modules/");
}

/** Returns whether a build can include a script. Servers and tests run elsewhere. */
export function isUsed(path: string, named: ReadonlySet<string>): boolean {
  const top = /^[^/.]*/.exec(path)?.[0] ?? "";
  return top === "src" || named.has(top);
}

/**
 * Returns the packages and modules that a text imports or requires, without the scheme of Node.js. Imports of files are
 * left out.
 */
export function importsOf(code: string): string[] {
  const requests = [...code.matchAll(IMPORTED)].map(([, , name = ""]) => name.replace(/^node:/, ""));
  return requests.filter((name) => !/^(?:[./#]|\w+:)/.test(name));
}

/** Returns the loaders that a configuration names, without their options. */
export function loadersOf(code: string): string[] {
  const named = [...code.matchAll(NAMED_LOADER)].map(([, named, given]) => named ?? given ?? "");
  const names = named.flatMap((name) => name.split("!")).map((name) => name.replace(/\?.*/, ""));
  // In `devtool`, `use` contains a kind of source map.
  return names.filter((name) => !/^eval$|source-map$/.test(name));
}

/** Returns whether a project contains a package itself. */
export function isInside(project: Project, name: string): boolean {
  const folder = `node_modules/${/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]}/`;
  return Object.keys(project).some((path) => path.startsWith(folder));
}

/** Returns code without its comments. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, "");
}
