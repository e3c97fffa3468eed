import type { GraphModule, ModuleKind, PackagePlace } from "./types";

/** The parts of the name that webpack gives to a module. */
export interface ModuleName {
  name: string;
  loaders: string[];
}

/** Names of modules that stand for many files: `./lang sync ^\.\/.*\.json$`. Their patterns may contain exclamation marks. */
const CONTEXT = / (?:sync|eager|weak|lazy|lazy-once|async-weak)(?: |$)/;

/**
 * Parses a module's name: `css ./node_modules/css-loader/dist/cjs.js!./src/shop.css` is `./src/shop.css`, which went
 * through `css-loader`.
 */
export function readName(raw: string): ModuleName {
  const name = raw.replaceAll("\\", "/").replace(/ \+ \d+ modules?$/, "");
  if (CONTEXT.test(raw)) return { name: raw, loaders: [] };
  if (/^(?:data:|external )/.test(name)) return { name, loaders: [] };
  const parts = name.replace(/^css (?=\S)/, "").split("!");
  const last = parts.pop() ?? "";
  return { name: last || name, loaders: [...new Set(parts.filter((part) => /\w/.test(part)).map(loaderName))] };
}

/** Returns the name of a loader's package, or the path of a loader that is in the project. */
function loaderName(request: string): string {
  const path = request.replace(/\?.*$/, "");
  return packagePlace(path)?.name ?? path;
}

/** Returns the innermost package that contains a path; null if there is none. */
export function packagePlace(path: string): PackagePlace | null {
  const match = /^(.*\bnode_modules\/((?:@[^/]+\/)?[^/?]+))(?:[/?]|$)/.exec(path);
  const [, folder = "", name = ""] = match ?? [];
  return match && { name, folder, version: versionIn(folder, name) };
}

/**
 * Returns the version that pnpm (`.pnpm/react@19.1.0/`) and Yarn (`react-npm-19.1.0-4ff4b9a0.zip`) put into the names
 * of folders.
 */
function versionIn(folder: string, name: string): string | null {
  const store = /(?:^|\/)\.pnpm\/([^/]+)\/node_modules\/[^/]+(?:\/[^/]+)?$/.exec(folder)?.[1];
  const prefix = `${name.replace("/", "+")}@`;
  if (store?.startsWith(prefix)) return store.slice(prefix.length).replace(/[_(].*$/, "");
  return /-npm-(\d[^/]*?)-[0-9a-f]{10}(?:-[0-9a-f]+)?\.zip\/node_modules\//.exec(folder)?.[1] ?? null;
}

/**
 * Returns the folders and the name of a module within its owner: `["src", "cart.js"]` for the project's
 * `./src/cart.js`, and `["fp", "map.js"]` for `./node_modules/lodash/fp/map.js`. Names that aren't paths have no
 * folders.
 */
export function pathOf({ name, kind, package: place }: Pick<GraphModule, "name" | "kind" | "package">): string[] {
  if (kind === "runtime") return [name.replace("webpack/runtime/", "")];
  if (kind === "external" || name.startsWith("data:")) return [name];
  const path = name.slice(place?.folder.length ?? 0).replace(/^\.?\//, "");
  // Queries and the patterns of contexts can contain slashes, too.
  const end = [path.indexOf("?"), path.search(CONTEXT)].find((index) => index >= 0) ?? path.length;
  const steps = path.slice(0, end).split("/");
  const file = (steps.pop() ?? "") + path.slice(end);
  return [...steps, file || name];
}

/** Returns the kind of owner that a module has. */
export function kindOf(type: string, name: string, place: PackagePlace | null): ModuleKind {
  if (type === "runtime" || name.startsWith("webpack/runtime/")) return "runtime";
  if (name.startsWith("external ")) return "external";
  return place ? "package" : "own";
}
