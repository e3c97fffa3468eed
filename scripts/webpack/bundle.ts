import webpack, { type Configuration } from "webpack";

/**
 * Runs webpack to its end, and prints its warnings.
 *
 * @returns whether there were none.
 * @throws {Error} with webpack's own report when a module cannot be built or a page cannot be rendered.
 */
export async function bundle(configs: Configuration[]): Promise<boolean> {
  const compiler = webpack(configs);
  if (!compiler) throw new Error("webpack gave no compiler for its configuration.");
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error("webpack gave no result."))));
  });
  const report = stats.toString({ preset: "errors-warnings", colors: process.stdout.isTTY });
  if (stats.hasErrors()) throw new Error(report);
  if (stats.hasWarnings()) console.warn(report);
  await new Promise<void>((resolve) => compiler.close(() => resolve())); // writes the cache
  return !stats.hasWarnings();
}
