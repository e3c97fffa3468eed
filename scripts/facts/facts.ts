/** Facts of one kind: names with a one-line description. */
export type FactTable = Record<string, string>;

/**
 * All facts about the packages of a folder that the pages depend on. They are plain data, stored as JSON and compared.
 */
export interface Facts {
  /** Options: `output.filename` → its type, default and first version. */
  versions: FactTable;
  /** Flags: `build --watch` → what the help of webpack-cli says about it. */
  options: FactTable;
  /** Exports: `webpack.optimize.SplitChunksPlugin` → `function` or `object`. */
  flags: FactTable;
  /** Hooks: `Compiler.hooks.emit` → its type. */
  exports: FactTable;
  /** The properties of `this` in a loader: `this.emitFile` → its type. */
  hooks: FactTable;
  /** The names that a module may use: `__webpack_public_path__`, `ImportMeta.webpackHot` → its type. */
  loaderContext: FactTable;
  /** `__webpack_public_path__`, `ImportMeta.webpackHot` → its type. */
  moduleNames: FactTable;
}
