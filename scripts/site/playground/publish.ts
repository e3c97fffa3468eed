import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKS } from "../../../src/playground/project/packages";
import { scriptName } from "../../../src/playground/project/webpack-version";
import { contentHash } from "../../lib/digest";
import { paths } from "../../lib/paths";
import type { Files } from "../../lib/write-files";
import { type PageScripts, pageCompiler } from "./compiler";
import { frameDocuments } from "./frame-documents";
import { BYTES, PACK_SCRIPTS, pagePacks } from "./packs";
import { PARTS } from "./parts";

/**
 * The paths in the output of the scripts that the compiler loads, by name: `worker`, and one for each part and package.
 */
export type ScriptPaths = Readonly<Record<string, string>>;

/** The playground's part of a build. */
export interface Playground {
  files: Files;
  /** The data that the page gets: the paths of the scripts, and the versions of packages. */
  data: { scripts: ScriptPaths; versions: Readonly<Record<string, string>> };
  /** The absolute paths of the packages whose code is in the scripts. */
  packages: string[];
}

/**
 * Returns the files of the playground. The names of scripts contain a content hash.
 *
 * @param otherVersions Versions of webpack that readers can choose besides the installed one.
 */
export async function publishPlayground(otherVersions: readonly string[]): Promise<Playground> {
  const [compiler, packs, frames] = await Promise.all([pageCompiler(), pagePacks(), frameDocuments()]);
  const others = await otherCompilers(otherVersions);
  const named = Object.entries({ ...compiler.scripts, ...others.scripts, ...packs.scripts }).map(([name, text]) => {
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
    packages: [...compiler.packages, ...others.packages, ...packs.packages].map((folder) =>
      path.join(paths.root, folder),
    ),
  };
}

/** Returns the scripts of other versions of webpack, one version after the other, because each needs a lot of memory. */
async function otherCompilers(versions: readonly string[]): Promise<PageScripts> {
  const all: PageScripts = { scripts: {}, packages: [] };
  for (const version of versions) {
    const { scripts, packages } = await pageCompiler(version);
    for (const [name, text] of Object.entries(scripts)) all.scripts[scriptName(name, version)] = text;
    all.packages.push(...packages);
  }
  return all;
}

/** Returns the versions of webpack and of the packages that projects can use. They don't have to be installed. */
export function packageVersions(): Record<string, string> {
  const versionsIn = (folder: string) => {
    const { packages } = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
    return (name: string): [string, string] => [name, packages[`node_modules/${name}`].version];
  };
  const names = Object.values(PACKS).flat();
  return Object.fromEntries([versionsIn(paths.root)("webpack"), ...names.map(versionsIn(paths.compiler))]);
}

/** Returns the paths in development, where the scripts are only created when someone opens the playground. */
export function developmentScripts(otherVersions: readonly string[]): ScriptPaths {
  const ofCompiler = ["worker", ...PARTS];
  const ofOthers = otherVersions.flatMap((version) => ofCompiler.map((name) => scriptName(name, version)));
  return Object.fromEntries([
    ...[...ofCompiler, ...ofOthers, ...PACK_SCRIPTS].map((name) => [name, `assets/playground-${name}.js`]),
    ...[...BYTES].map(([name, file]) => [name, `assets/playground-${name}${path.extname(file)}`]),
  ]);
}
