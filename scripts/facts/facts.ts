/** Facts of one kind: a name, and in one line what is said about it. */
export type FactTable = Record<string, string>;

/** Everything the pages depend on, as the packages of one folder have it. Plain data, kept as JSON and compared. */
export interface Facts {
  /** By package name. */
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
