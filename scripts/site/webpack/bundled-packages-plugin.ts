import type { Compiler } from "webpack";

/** Matches a module's path up to the end of its package's name. A package may be inside another one. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Collects the packages whose code is in a bundle, because their license notices have to be published with it. */
export class BundledPackagesPlugin {
  /** The absolute paths of the packages; complete when webpack is done. */
  readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    // The hook also runs for child compilers, one of which builds the service worker.
    compiler.hooks.compilation.tap("BundledPackagesPlugin", (compilation) => {
      // At this point, unused modules are in no chunk, and modules have not been concatenated yet.
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
