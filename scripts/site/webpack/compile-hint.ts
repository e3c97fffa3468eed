import webpack, { type WebpackPluginInstance } from "webpack";

/**
 * Creates a plugin that makes Chromium compile the entry scripts while they download, instead of function by function
 * on the main thread, because nearly all of their functions run at once. Without it, the scripts of a first load take a
 * third longer. https://v8.dev/blog/explicit-compile-hints
 *
 * @param files Matches the output files that get the hint. It would break style sheets.
 */
export function compileHint(files: RegExp): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: files,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING, // Minifiers remove comments, so this runs after them.
  });
}
