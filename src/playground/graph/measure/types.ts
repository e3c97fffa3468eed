import type { Asset, GraphModule } from "../model/types";

/** Bytes in an emitted file, and what gzip makes of them. */
export interface Bytes {
  emitted: number;
  compressed: number;
}

/** The measures of an emitted file and of its modules. */
interface Measures<Module> extends Bytes {
  /** The parts of its modules. What webpack adds between them belongs to none. */
  modules: ReadonlyMap<Module, Bytes>;
  /**
   * The modules whose bytes are an estimate, in proportion to their sources, because nothing says which of several
   * modules a part is from.
   */
  estimated: ReadonlySet<Module>;
}

/** The measures of the asset with a name, and of modules by their indexes. */
export interface FileMeasures extends Measures<number> {
  name: string;
}

/** An emitted file, measured. */
export interface MeasuredFile extends Measures<GraphModule> {
  asset: Asset;
}

/** Emitted files and their source maps, by paths that end with the names of assets. */
export type OutputFiles = ReadonlyMap<string, Blob | Uint8Array<ArrayBuffer>>;
