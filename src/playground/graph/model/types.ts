/** One import of a module, or its being an entry. */
export interface Reason {
  /** The importing module; null for an entry, and where the file does not describe that module. */
  from: GraphModule | null;
  /** The readable name of the importing module; empty for an entry. */
  importer: string;
  /** What webpack calls this kind of dependency: `harmony import specifier`, `import()`, `entry`. */
  type: string;
  /** The imported text: `./cart.js`. */
  request: string;
  /** Line and columns in the importing module, such as `3:17-22`, or the name of the entry. */
  place: string;
  /** Whether the import keeps the module in the build. Imports whose names nobody uses do not. */
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
  /** The version where the folder names it, as those of pnpm and Yarn do. */
  version: string | null;
}

/** Who a module belongs to, as far as its name says so. */
export type ModuleKind = "own" | "package" | "external" | "runtime";

/** Modules that webpack merged into one function. */
export interface Concatenation {
  /** The module that imports the others, after which webpack names it. */
  root: GraphModule;
  modules: GraphModule[];
  /** Why further modules were not merged. */
  bailouts: string[];
}

/** A module, with everything that `stats.json` says about it. Inner modules of a concatenation are modules as others are. */
export interface GraphModule {
  /** Its place in `Graph.modules`. */
  index: number;
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
  /** The chunks that contain it, as far as the file says so. */
  chunks: Chunk[];
  /** Whether webpack read it, but put it into no chunk. */
  isOrphan: boolean;
  concatenations: Concatenation[];
  reasons: Reason[];
  /** The exports that are used; true: unknown ones or all; false: none; null: webpack did not look. Undefined: not in the file. */
  used: string[] | boolean | null | undefined;
  /** The exports that the module has; null: unknown. Undefined: not in the file. */
  provided: string[] | null | undefined;
  bailouts: string[];
  /** How long webpack took to resolve and build it, in a build with `--profile`. */
  milliseconds: number | null;
}

/** What made a chunk: an entry, or a dynamic import. */
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
  /** What webpack noted when an optimization made it: `split chunk (cache group: vendor)`; otherwise empty. */
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
  /** The name without its hashes, by which two builds are compared. */
  stableName: string;
  size: number;
  chunks: Chunk[];
}

/** A part that the file lacks, so that a question stays open. */
export interface Gap {
  /** What cannot be said, as a sentence. */
  sentence: string;
  /** The name of the option that leaves it out. */
  option: string;
}

/** A build, as its `stats.json` describes it. */
export interface Graph {
  version: string;
  milliseconds: number | null;
  errors: number;
  warnings: number;
  modules: GraphModule[];
  chunks: Chunk[];
  assets: Asset[];
  gaps: Gap[];
}
