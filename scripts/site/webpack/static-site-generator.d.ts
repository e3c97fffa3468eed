declare module "static-site-generator-webpack-plugin" {
  import type { Compiler, WebpackPluginInstance } from "webpack";

  /** The package ships no types; these are the options of its README that we use. */
  interface Options {
    /** Name of the chunk whose default export draws a path. */
    entry: string;
    paths: string[];
    /** Given to the drawing function, with `path`. */
    locals: Record<string, unknown>;
    /** Variables that the bundle finds. */
    globals?: Record<string, unknown>;
  }

  export default class StaticSiteGeneratorPlugin implements WebpackPluginInstance {
    constructor(options: Options);
    apply(compiler: Compiler): void;
  }
}
