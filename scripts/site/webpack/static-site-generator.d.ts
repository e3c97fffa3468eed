declare module "static-site-generator-webpack-plugin" {
  import type { Compiler, WebpackPluginInstance } from "webpack";

  /** The options of the package that we use, according to its README. The package has no types. */
  interface Options {
    /** The name of the chunk whose default export renders a path, which it gets as `{ path }`. */
    entry: string;
    paths: string[];
    /** Global variables of the bundle. */
    globals?: Record<string, unknown>;
  }

  export default class StaticSiteGeneratorPlugin implements WebpackPluginInstance {
    constructor(options: Options);
    apply(compiler: Compiler): void;
  }
}
