// The types of what the compiler finds in a page besides its HTML.

/** An image beside the content, which is copied to the output under a name with a content hash. */
export interface ImageAsset {
  /** The absolute path on disk. */
  file: string;
  /** The path relative to the output folder: `images/graph.1a2b3c4d.svg`. */
  output: string;
}

/** The plain text of a section of a page: a heading with all that follows up to the next one. */
export interface SectionText {
  /** The fragment; empty for the text before the first heading. */
  id: string;
  /** The heading's text without badges; empty before the first heading. */
  title: string;
  /** The level of the heading from 2 (`##`) to 6; 1 before the first heading. */
  level: number;
  /** The titles of the headings around it, outermost first. */
  above: string[];
  /** One line; facts that a list states, such as `Type: boolean`, are lines of their own. */
  prose: string;
  code: string;
  /** Terminal output: text blocks, and messages that the prose quotes (the prose contains these too). */
  output: string;
  lead: Lead;
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

/** What a section says first about the subject of its heading, for lists that other pages make of it. */
export interface Lead {
  /** The first paragraph, with code in backticks; empty if there is none before the first sample. */
  text: string;
  /** The default that the list of facts below the heading states. */
  default?: string;
  /** The version that the list of facts below the heading states. */
  since?: string;
  /** What tables say about names: the code in the first cell of a row, and the text in its last one. */
  rows: { name: string; text: string }[];
}
