// What the compiler finds in a page besides its HTML.

/** A link or image target as the author wrote it, with its place. */
export interface Reference {
  url: string;
  line: number;
  column: number;
}

/** An image beside the content, copied to the output under a name with its content hash. */
export interface ImageAsset {
  /** Absolute path on disk. */
  file: string;
  /** Path inside the output folder: `images/graph.1a2b3c4d.svg`. */
  output: string;
}

/** The plain text of one section of a page. */
export interface SectionText {
  /** The fragment; empty for what stands before the first heading. */
  id: string;
  /** The heading's text, without badges; empty before the first heading. */
  title: string;
  /** 2 for `##`, down to 6; 1 before the first heading. */
  level: number;
  prose: string;
  code: string;
  /** What a terminal prints: text blocks, and messages quoted inside a sentence (the prose has those too). */
  output: string;
}

/** What a page says first about one thing. */
export interface Lead {
  /** The heading it stands below; empty above the first. */
  id: string;
  /** It is what stands below the heading `name`; otherwise it is a row of a table. */
  isHeading: boolean;
  /** The heading's text, or the code in the first cell of a row of a table; empty at the top of the page. */
  name: string;
  /** Texts of the headings around it, outermost first. */
  above: string[];
  /** Empty when nothing is said before the next heading. */
  text: string;
  /** What the list of facts below the heading says about the default. */
  default?: string;
}
