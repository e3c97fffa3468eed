import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKS } from "../../../src/playground/project/packages";
import { contentHash } from "../../lib/digest";
import { paths } from "../../lib/paths";
import type { Files } from "../../lib/write-files";
import { pageCompiler } from "./compiler";
import { PARTS } from "./configuration";
import { frameDocuments } from "./frame-documents";
import { BYTES, PACK_SCRIPTS, pagePacks } from "./packs";

/** The paths in the output of what the compiler loads, by their names: `worker`, and one for each part and package. */
export type ScriptPaths = Readonly<Record<string, string>>;

/** What a build publishes for the playground. */
export interface Playground {
  files: Files;
  /** What the page knows: where the scripts are, and the versions of packages. */
  data: { scripts: ScriptPaths; versions: Readonly<Record<string, string>> };
  /** The absolute paths of the packages whose code is in the scripts. */
  packages: string[];
}

/** Returns the files of the playground. The names of scripts contain a content hash. */
export async function publishPlayground(): Promise<Playground> {
  const [compiler, packs, frames] = await Promise.all([pageCompiler(), pagePacks(), frameDocuments()]);
  const named = Object.entries({ ...compiler.scripts, ...packs.scripts }).map(([name, text]) => {
    return { name, content: text, file: `assets/playground-${name}.${contentHash(text, 8)}.js` };
  });
  const bytes = [...BYTES].map(([name, source]) => {
    const content = readFileSync(source);
    return { name, content, file: `assets/playground-${name}.${contentHash(content, 8)}${path.extname(source)}` };
  });
  const all = [...named, ...bytes];
  return {
    files: new Map([...all.map(({ file, content }) => [file, content] as const), ...frames]),
    data: { scripts: Object.fromEntries(all.map(({ name, file }) => [name, file])), versions: packageVersions() },
    packages: [...compiler.packages, ...packs.packages].map((folder) => path.join(paths.root, folder)),
  };
}

/** Returns the versions of the packages that projects can use, as they are installed. */
export function packageVersions(): Record<string, string> {
  const versionOf = (name: string): string => {
    return JSON.parse(readFileSync(path.join(paths.root, "node_modules", name, "package.json"), "utf8")).version;
  };
  return Object.fromEntries(Object.values(PACKS).flatMap((names) => names.map((name) => [name, versionOf(name)])));
}

/** The paths in development, where the scripts are made when somebody opens the playground. */
export const DEVELOPMENT_SCRIPTS: ScriptPaths = Object.fromEntries([
  ...["worker", ...PARTS, ...PACK_SCRIPTS].map((name) => [name, `assets/playground-${name}.js`]),
  ...[...BYTES].map(([name, file]) => [name, `assets/playground-${name}${path.extname(file)}`]),
]);
