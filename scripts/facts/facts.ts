/** Facts of one kind: names with a one-line description. */
export type FactTable = Record<string, string>;

/**
 * All facts about the packages of a folder that the pages depend on. They are plain data, stored as JSON and compared.
 */
export interface Facts {
  /** Versions by package name. */
  versions: FactTable;
  /** `output.filename` → type, default, since. */
  options: FactTable;
  /** `build --watch` → what the command line says about it. */
  flags: FactTable;
  /** `webpack.optimize.SplitChunksPlugin` → `function` or `object`. */
  exports: FactTable;
  /** `Compiler.hooks.emit` → its type. */
  hooks: FactTable;
  /** `this.emitFile` → its type. */
  loaderContext: FactTable;
  /** `__webpack_public_path__`, `ImportMeta.webpackHot` → its type. */
  moduleNames: FactTable;
}
