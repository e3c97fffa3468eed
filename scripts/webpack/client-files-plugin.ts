import type { Compiler } from "webpack";
import type { ClientFiles } from "../../src/prerender/document";
import { buildId } from "../outputs/version";

/** Notes which files each named chunk of the client bundle became, for the pages that the server draws afterwards. */
export class ClientFilesPlugin {
  /** Filled when the client bundle is done; the same object all the time, so that it can be passed on before. */
  readonly files: ClientFiles = {};
  /** Id of the client bundle; empty until it is done. */
  build = "";

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("ClientFilesPlugin", ({ compilation }) => {
      for (const name of Object.keys(this.files)) delete this.files[name];
      for (const [name, group] of compilation.namedChunkGroups) this.files[name] = group.getFiles();
      this.build = buildId(this.files);
    });
  }
}
