/** Facts of one kind: names with a one-line description. */
export type FactTable = Record<string, string>;

/**
 * All facts about the packages of a folder that the pages depend on. They are plain data, stored as JSON and compared.
 */
export interface Facts {
  /** The packages: `webpack` → its version. */
  versions: FactTable;
  /** The options: `output.filename` → its type, default and first version. */
  options: FactTable;
  /** The commands and flags of webpack-cli: `--watch` → its values and the commands that take it. */
  flags: FactTable;
  /** The exports: `webpack.optimize.SplitChunksPlugin` → `function` or `object`. */
  exports: FactTable;
  /** The hooks: `Compiler.hooks.emit` → its type. */
  hooks: FactTable;
  /** The properties of `this` in a loader: `this.emitFile` → its type. */
  loaderContext: FactTable;
  /** The names that a module can use: `__webpack_public_path__`, `ImportMeta.webpackHot` → its type. */
  moduleNames: FactTable;
}
