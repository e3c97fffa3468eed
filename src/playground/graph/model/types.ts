/** A reason why a module is in the build: an import, or the fact that it's an entry. */
export interface Reason {
  /** The importing module; null for an entry, and if the file doesn't describe that module. */
  from: GraphModule | null;
  /** The readable name of the importing module; empty for an entry. */
  importer: string;
  /** webpack's name for this kind of dependency: `harmony import specifier`, `import()`, `entry`. */
  type: string;
  /** The imported text: `./cart.js`. */
  request: string;
  /** Line and columns in the importing module, such as `3:17-22`, or the name of the entry. */
  place: string;
  /** Whether the import keeps the module in the build. Imports of names that aren't used don't. */
  isActive: boolean;
  /** Whether webpack connected both modules directly, past re-exporting modules that have no side effects. */
  skipsModules: boolean;
}

/** A package, and the folder that it was taken from. */
export interface PackagePlace {
  /** The name, with its scope. */
  name: string;
  /** The path of the package's folder. */
  folder: string;
  /** The version, if the name of the folder contains it, as with pnpm and Yarn. */
  version: string | null;
}

/** The kind of owner that a module has, as far as its name shows. */
export type ModuleKind = "own" | "package" | "external" | "runtime";

/** Modules that webpack merged into one function. */
export interface Concatenation {
  /** The id of its function in the output; empty if the file doesn't say. */
  id: string;
  /** The module that imports the others. webpack names the concatenation after it. */
  root: GraphModule;
  modules: GraphModule[];
  /** Why further modules were not merged. */
  bailouts: string[];
}

/** A module, with everything that `stats.json` says about it. This includes the inner modules of concatenations. */
export interface GraphModule {
  /** Its index in `Graph.modules`. */
  index: number;
  /** The id of its function in the output; empty if it has none, or if the file doesn't say. */
  id: string;
  identifier: string;
  /** The path without loaders. */
  name: string;
  /** The packages or paths of the loaders that it went through, the last one first. */
  loaders: string[];
  kind: ModuleKind;
  package: PackagePlace | null;
  layer: string | null;
  /** The bytes of its source after the loaders, before it is minimized. */
  size: number;
  /** The part of `size` that is CSS. */
  cssSize: number;
  /** The chunks that contain it, as far as the file lists them. */
  chunks: Chunk[];
  /** Whether webpack read it, but put it into no chunk. */
  isOrphan: boolean;
  concatenations: Concatenation[];
  reasons: Reason[];
  /**
   * The exports that are used; true: unknown ones or all; false: none; null: webpack didn't check. Undefined: not in
   * the file.
   */
  used: string[] | boolean | null | undefined;
  /** The exports that the module has; null: unknown. Undefined: not in the file. */
  provided: string[] | null | undefined;
  bailouts: string[];
  /** How long webpack took to resolve and build it, in a build with `--profile`. */
  milliseconds: number | null;
}

/** The origin of a chunk: an entry, or a dynamic import. */
export interface Origin {
  /** The identifier of the importing module; empty for an entry. */
  identifier: string;
  /** The readable name of the importing module; empty for an entry. */
  importer: string;
  /** Line and columns, or the name of the entry. */
  place: string;
  request: string;
}

/** A chunk of the output. */
export interface Chunk {
  id: string;
  /** Its name, or its id if it has none. */
  label: string;
  /** Whether it loads with an entry. */
  isInitial: boolean;
  /**
   * webpack's note if an optimization created the chunk, such as `split chunk (cache group: vendor)`; otherwise empty.
   */
  reason: string;
  /** The bytes of its modules' sources. */
  size: number;
  files: string[];
  origins: Origin[];
  modules: GraphModule[];
}

/** A file that the build emitted. */
export interface Asset {
  name: string;
  /** The name without its hashes, for comparing two builds. */
  stableName: string;
  size: number;
  chunks: Chunk[];
}

/** Data that the file lacks, so that a question can't be answered. */
export interface Gap {
  /** A sentence that says what is unknown. */
  sentence: string;
  /** The name of the option that leaves the data out. */
  option: string;
}

/** An error or a warning of a build. */
export interface Message {
  kind: "error" | "warning";
  text: string;
  /** The module, with a line if it's known; empty if it isn't about a module. */
  place: string;
}

/** A build, as its `stats.json` describes it. */
export interface Graph {
  /** The tool and its version, such as `webpack 5.113.0`; empty if the file doesn't say. */
  tool: string;
  milliseconds: number | null;
  errors: number;
  warnings: number;
  /** The errors and warnings whose texts the file contains. */
  messages: Message[];
  modules: GraphModule[];
  chunks: Chunk[];
  assets: Asset[];
  gaps: Gap[];
  /** A sentence about a file that lists nothing at all; null for others, which have gaps at most. */
  bareness: string | null;
}
