// The types of what the compiler finds in a page besides its HTML.

/** An image beside the content, which is copied to the output under a name with a content hash. */
export interface ImageAsset {
  /** The absolute path on disk. */
  file: string;
  /** The path relative to the output folder: `images/graph.1a2b3c4d.svg`. */
  output: string;
}

/** The plain text of a section of a page. */
export interface SectionText {
  /** The fragment; empty for the text before the first heading. */
  id: string;
  /** The heading's text without badges; empty before the first heading. */
  title: string;
  /** The level of the heading from 2 (`##`) to 6; 1 before the first heading. */
  level: number;
  /** One line; facts that a list states, such as `Type: boolean`, are lines of their own. */
  prose: string;
  code: string;
  /** Terminal output: text blocks, and messages that the prose quotes (the prose contains these too). */
  output: string;
}

/** A message that a page of the catalogue of errors explains. */
export interface Message {
  /** The page and the fragment: `resolve/#cannot-resolve`, relative to the catalogue. */
  id: string;
  /** The first paragraph about it: one sentence that says what it means. */
  meaning: string;
  /** Its forms, the one in the heading first. `<name>` stands for a part that varies. */
  patterns: string[];
  /** The ids of messages that cause this one where both appear. */
  follows: string[];
  /** Whether it only passes on the message that stands right behind it. */
  passesOn: boolean;
}

/** What a page says first about a subject. */
export interface Lead {
  /** The id of the heading above it; empty before the first heading. */
  id: string;
  /** Whether it comes from the text below the heading `name`; otherwise it comes from a table row. */
  isHeading: boolean;
  /** The heading's text, or the code in the first cell of a table row; empty at the top of the page. */
  name: string;
  /** The texts of the headings around it, outermost first. */
  above: string[];
  /** The text; empty if there is none before the next heading. */
  text: string;
  /** The default that the list of facts below the heading states. */
  default?: string;
  /** The version that the list of facts below the heading states. */
  since?: string;
}
