import type { Compiler } from "webpack";

/** A module's path, up to the end of its package's name. A package may lie inside another one. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Notes whose code comes into the bundles that it is put into: readers get that, and its notices with it. */
export class BundledPackagesPlugin {
  /** Where the packages lie, absolute; complete when the bundles are done. */
  readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    // Called for compilers in compilers too: the service worker is made by one.
    compiler.hooks.compilation.tap("BundledPackagesPlugin", (compilation) => {
      // Modules that nothing uses are in no chunk, and those in chunks have not been merged with each other yet.
      compilation.hooks.afterChunks.tap("BundledPackagesPlugin", (chunks) => {
        for (const chunk of chunks) {
          for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
            const folder = PACKAGE.exec(module.nameForCondition() ?? "")?.[0];
            if (folder) this.folders.add(folder);
          }
        }
      });
    });
  }
}
