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
  readonly #prepared: Pick<Prepared, "site" | "search">;

  constructor(prepared: Pick<Prepared, "site" | "search">) {
    this.#prepared = prepared;
  }

  apply(compiler: Compiler): void {
    const { site, search } = this.#prepared;
    compiler.hooks.done.tapPromise("ClientFilesPlugin", async ({ compilation }) => {
      for (const name of Object.keys(this.files)) delete this.files[name];
      for (const [name, group] of compilation.namedChunkGroups) this.files[name] = group.getFiles();
      for (const [name, file] of writeDataFiles(site, compiler.outputPath)) this.files[name] = [file];
      this.build = buildId(this.files, search.folder);
    });
  }
}
