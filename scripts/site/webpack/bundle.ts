import webpack, { type Configuration } from "webpack";
import type { ClientFiles } from "../../../src/prerender/document";
import { BundledPackagesPlugin } from "./bundled-packages-plugin";

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
  const packages = new BundledPackagesPlugin();
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), packages] });
  if (!compiler) throw new Error("webpack gave no compiler for its configuration.");
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error("webpack gave no result."))));
  });
  const report = stats.toString({ preset: "errors-warnings", colors: process.stdout.isTTY });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(report);
  if (stats.hasWarnings()) console.warn(report);
  const groups = [...stats.compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
  return { files: Object.fromEntries(groups), packages: [...packages.folders] };
}
