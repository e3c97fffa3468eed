import type { Compiler } from "webpack";
import type { ClientFiles } from "../../src/prerender/document";
import { writeDataFiles } from "../content/data-files";
import type { Prepared } from "../content/prepare";
import { buildId } from "../outputs/version";

/**
 * Writes the files with the data of pages beside the client bundle, and notes them, and which files each named chunk became,
 * for the pages that the server draws afterwards.
 */
export class ClientFilesPlugin {
  /** Filled when the client bundle is done; the same object all the time, so that it can be passed on before. */
  readonly files: ClientFiles = {};
  /** Id of the build; empty until the client bundle is done. */
  build = "";
  /** What the bundle alone is. */
  bundle: ClientBundle = { chunks: {}, assets: [] };
  readonly #prepared: Pick<Prepared, "site" | "search">;

  constructor(prepared: Pick<Prepared, "site" | "search">) {
    this.#prepared = prepared;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ClientFilesPlugin", ({ compilation }) => {
      const chunks = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
      );
      this.complete({ chunks, assets: Object.keys(compilation.assets) }, compiler.outputPath);
    });
  }

  /** Goes on from a bundle whose files lie in the output. */
  complete(bundle: ClientBundle, outputDir: string): void {
    const { site, search } = this.#prepared;
    this.bundle = bundle;
    for (const name of Object.keys(this.files)) delete this.files[name];
    Object.assign(this.files, bundle.chunks);
    for (const [name, file] of writeDataFiles(site, outputDir)) this.files[name] = [file];
    this.build = buildId(this.files, search.folder);
  }
}

/** What webpack made for browsers. */
export interface ClientBundle {
  /** Files of each named chunk, inside the output folder. */
  chunks: ClientFiles;
  /** All files. */
  assets: string[];
}
