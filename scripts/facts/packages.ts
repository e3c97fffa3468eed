import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The packages that the pages are about. */
export const DOCUMENTED = ["webpack", "webpack-cli", "webpack-dev-server"];

/** The packages as one folder has them installed, so that two versions can be read in one run. */
export interface Packages {
  /** Loads a module as a file of that folder would. */
  load<T>(request: string): T;
  /** The folder of a package. Packages need not export their package.json, so it is looked for where Node looks. */
  rootOf(name: string): string;
  versionOf(name: string): string;
}

/**
 * @param folder holds `node_modules`, or lies below a folder that does.
 * @throws {Error} with a sentence, on use, when a package is not there.
 */
export function packagesAt(folder: string): Packages {
  const require = createRequire(path.join(folder, "package.json"));
  const rootOf = (name: string): string => {
    const folders = (require.resolve.paths(name) ?? []).map((place) => path.join(place, name));
    const root = folders.find((place) => existsSync(path.join(place, "package.json")));
    if (!root) throw new Error(`The package ${name} is not installed in ${folder}. Run npm ci.`);
    return root;
  };
  return {
    load: (request) => require(request),
    rootOf,
    versionOf: (name) => {
      const text = readFileSync(path.join(rootOf(name), "package.json"), "utf8");
      return (JSON.parse(text) as { version: string }).version;
    },
  };
}
