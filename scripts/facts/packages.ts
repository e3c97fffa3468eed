import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** A package that the pages document. */
export interface DocumentedPackage {
  /** The major versions whose minor versions `npm run facts:since` reads. */
  majors: number[];
  /** The file of the only page that describes its options and flags; absent for webpack, which has many pages. */
  page?: string;
}

/** The packages that the pages document, by name. */
export const DOCUMENTED = {
  webpack: { majors: [5] },
  "webpack-cli": { majors: [4, 5, 6, 7], page: "api/cli.mdx" },
  "webpack-dev-server": { majors: [4, 5], page: "configuration/dev-server.mdx" },
} satisfies Record<string, DocumentedPackage>;

/** The names of the packages that the pages document. */
export const DOCUMENTED_NAMES = Object.keys(DOCUMENTED);

/** The packages as they are installed in a folder, so that one process can read two versions. */
export interface Packages {
  /** Loads a module like a file of that folder. */
  load<T>(request: string): T;
  /**
   * Returns the folder of a package. Packages need not export their package.json, so this searches where Node.js does.
   */
  rootOf(name: string): string;
  versionOf(name: string): string;
}

/**
 * Gives access to the packages of a folder.
 *
 * @param folder A folder that contains `node_modules`, or that is below such a folder.
 * @throws {Error} On use, when a package is missing.
 */
export function packagesAt(folder: string): Packages {
  const require = createRequire(path.join(folder, "package.json"));
  const rootOf = (name: string): string => {
    const folders = (require.resolve.paths(name) ?? []).map((place) => path.join(place, name));
    const root = folders.find((place) => existsSync(path.join(place, "package.json")));
    if (!root) throw new Error(`The package ${name} isn't installed in ${folder}. Run npm ci.`);
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
