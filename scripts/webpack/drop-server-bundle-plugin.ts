import webpack, { type Compiler } from "webpack";

/** Takes the server bundle out of the output: it has served when the pages are drawn. */
export class DropServerBundlePlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("DropServerBundlePlugin", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "DropServerBundlePlugin", stage }, () => {
        compilation.deleteAsset(this.file);
      });
    });
  }
}
