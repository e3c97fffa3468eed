import webpack, { type Compiler, type Configuration } from "webpack";
import type { ClientFiles } from "../../../src/types";
import { PACKAGE_FOLDER } from "../../lib/package-folder";

/** The result of a webpack build besides the written files. */
export interface Bundle {
  /** The files of each named chunk, relative to the output folder. */
  files: ClientFiles;
  /** The absolute paths of the packages whose code is in the bundle. */
  packages: string[];
}

/**
 * Runs webpack and prints its warnings.
 *
 * @throws {Error} When a module cannot be built or a page cannot be rendered. The message is webpack's report.
 */
export async function bundle(config: Configuration): Promise<Bundle> {
  const compiler = webpack(config);
  if (!compiler) throw new Error("webpack returned no compiler for its configuration.");
  const packages = collectPackages(compiler);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error("webpack returned no result.")),
    );
  });
  const report = stats.toString({ preset: "errors-warnings", colors: process.stdout.isTTY });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(report);
  if (stats.hasWarnings()) console.warn(report);
  const groups = [...stats.compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
  return { files: Object.fromEntries(groups), packages: [...packages] };
}

/**
 * Collects the absolute paths of the packages whose code is in a bundle, because their license notices have to be
 * published with it. The set is complete when webpack has finished.
 */
function collectPackages(compiler: Compiler): Set<string> {
  const folders = new Set<string>();
  // The hook also runs for child compilers, one of which builds the service worker.
  compiler.hooks.compilation.tap("collectPackages", (compilation) => {
    // At this point, unused modules are in no chunk, and modules have not been concatenated yet.
    compilation.hooks.afterChunks.tap("collectPackages", (chunks) => {
      for (const chunk of chunks) {
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          const folder = PACKAGE_FOLDER.exec(module.nameForCondition() ?? "")?.[0];
          if (folder) folders.add(folder);
        }
      }
    });
  });
  return folders;
}
