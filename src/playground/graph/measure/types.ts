import type { Asset, GraphModule } from "../model/types";

/** Bytes in an emitted file, and what gzip makes of them. */
export interface Bytes {
  emitted: number;
  compressed: number;
}

/** An emitted file, measured. */
export interface MeasuredFile extends Bytes {
  asset: Asset;
  /** The parts of its modules. What webpack adds between them belongs to none. */
  modules: ReadonlyMap<GraphModule, Bytes>;
  /**
   * The modules whose bytes are an estimate, in proportion to their sources, because nothing says which of several
   * modules a part is from.
   */
  estimated: ReadonlySet<GraphModule>;
}
