import type { Graph, GraphModule } from "../../model/types";

/** The section of a page that says what to do. */
export interface Section {
  /** Its path on this site, with its fragment. */
  to: string;
  title: string;
}

/** Something that the reader could change, as far as the file proves it. */
export interface Advice {
  sentence: string;
  section: Section;
  /** The bytes of source that it is about, for sorting. */
  bytes: number;
  /** The modules that it is about, the largest first. */
  modules: readonly GraphModule[];
}

/** Everything that all checks look at. */
export type Contents = Pick<Graph, "modules" | "chunks" | "assets">;
