import webpack, { type Compiler } from "webpack";

/** Takes a bundle out of the output, for a build that has its own use of it. */
export class TakeOutPlugin {
  /** The bundle; empty until webpack is done. */
  text = "";
  /** webpack's digest of all that it holds. */
  hash = "";
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("TakeOutPlugin", (compilation) => {
      // When all others have done with it.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "TakeOutPlugin", stage }, () => {
        this.text = String(compilation.getAsset(this.#file)?.source.source() ?? "");
        this.hash = compilation.hash ?? "";
        compilation.deleteAsset(this.#file);
      });
    });
  }
}
