import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { type PackageName, PROVIDED_PACKAGES, packageOf } from "../../../src/playground/project/packages";
import { PACKAGE_FOLDER } from "../../lib/package-folder";
import { paths } from "../../lib/paths";
import { entriesOf, LEFT_OUT } from "./pack-entries";

/**
 * Returns the files that the entries of packages import, directly or indirectly, as paths that start with
 * `node_modules/`.
 *
 * @param without Packages and files that are left out, by the names under which they are required.
 */
export async function reachedFiles(
  names: readonly PackageName[],
  use: "pages" | "compiler",
  without: readonly string[] = [],
): Promise<string[]> {
  if (names.length === 0) return [];
  const isForPages = use === "pages";
  const isPath = (entry: string) => entry.startsWith("./");
  const modules = names.flatMap(entriesOf).filter((entry) => !isPath(entry));
  // A package can have different files for `import` and for `require`, and the compiler only supports `require`.
  const calls = (module: string) => `require("${module}");${isForPages ? `import("${module}");` : ""}`;
  const files = names.flatMap((each) =>
    entriesOf(each)
      .filter(isPath)
      .flatMap((entry) => filesAt(each, entry)),
  );
  const { metafile } = await build({
    // A single script imports all of them. As separate entries, the code that they share would be bundled hundreds of
    // times.
    stdin: {
      contents: [...modules.map(calls), ...files.map((file) => `import("./${file}");`)].join(""),
      resolveDir: paths.compiler,
    },
    absWorkingDir: paths.compiler,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    logLevel: "error",
    loader: { ".ejs": "empty", ".woff": "empty", ".woff2": "empty" },
    plugins: [dependenciesOnly],
    external: [
      ...PROVIDED_PACKAGES.flatMap((each) => [each, `${each}/*`]),
      ...LEFT_OUT.filter((each) => !names.some((name) => name === each)),
      ...without,
    ],
    // webpack chooses files by mode when it builds the project, so the files for both modes have to be there.
    ...(isForPages ? { platform: "browser", define: { "process.env.NODE_ENV": "MODE" } } : { platform: "node" }),
  });
  const reached = Object.keys(metafile.inputs).filter((file) => file !== "<stdin>");
  const [stray] = reached.filter((file) => !file.startsWith("node_modules/"));
  if (stray) throw new Error(`${stray} is not a file of ${paths.compiler}. Add its package to the list there.`);
  return reached;
}

/**
 * Returns the files of a package that match a path, in which `*` matches anything within a folder and `**` matches
 * folders.
 */
function filesAt(name: string, entry: string): string[] {
  const file = path.posix.join("node_modules", name, entry);
  const [start = ""] = /^[^*]*\//.exec(file) ?? [];
  if (!file.includes("*")) return [file];
  const escaped = file.replace(/[.+]/g, "\\$&").replace("**/", "(?:.+/)?").replaceAll("*", "[^/]*");
  const names = readdirSync(path.join(paths.compiler, start), { recursive: true, encoding: "utf8" });
  const found = names.map((each) => start + each.split(path.sep).join("/"));
  return found.filter((each) => new RegExp(`^${escaped}$`).test(each)).sort();
}

/**
 * Leaves out packages that aren't dependencies. Vue's compiler, for example, tries to load dozens of template engines
 * in case they are installed.
 */
const dependenciesOnly: Plugin = {
  name: "dependencies-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[@\w]/ }, ({ path: request, importer }) => {
      const [folder] = PACKAGE_FOLDER.exec(importer) ?? [];
      if (!folder) return undefined;
      const { name, dependencies, optionalDependencies, peerDependencies } = JSON.parse(
        readFileSync(path.join(folder, "package.json"), "utf8"),
      );
      const known = { ...dependencies, ...optionalDependencies, ...peerDependencies, [name]: "" };
      return isBuiltin(request) || Object.hasOwn(known, packageOf(request) ?? "") ? undefined : { external: true };
    });
  },
};

/** Returns every `package.json` that applies to a file, from the file's folder up to the package's folder. */
export function descriptionsFor(file: string): string[] {
  const start = PACKAGE_FOLDER.exec(file)?.[0] ?? "";
  const found: string[] = [];
  for (let folder = path.posix.dirname(file); folder.startsWith(start); folder = path.posix.dirname(folder)) {
    const description = `${folder}/package.json`;
    if (existsSync(path.join(paths.compiler, description))) found.push(description);
  }
  return found;
}
