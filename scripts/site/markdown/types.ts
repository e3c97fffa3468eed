// The types of the data that the compiler finds on a page besides its HTML.

/** An image beside the content, which is copied to the output under a name with a content hash. */
export interface ImageAsset {
  /** The absolute path on disk. */
  file: string;
  /** The path relative to the output folder: `images/graph.1a2b3c4d.svg`. */
  output: string;
}

/** The plain text of a section of a page: a heading and everything up to the next one. */
export interface SectionText {
  /** The fragment; empty for the text before the first heading. */
  id: string;
  /** The heading's text without badges; empty before the first heading. */
  title: string;
  /** The level of the heading from 2 (`##`) to 6; 1 before the first heading. */
  level: number;
  /** The titles of the headings above it, outermost first. */
  above: string[];
  /** One line; facts from a list, such as `Type: boolean`, are separate lines. */
  prose: string;
  code: string;
  /** Terminal output: text blocks, and messages that the prose quotes (the prose contains these too). */
  output: string;
  lead: Lead;
}

/** A message that a page of the error catalog explains. */
export interface Message {
  /** The page and the fragment: `resolve/#cannot-resolve`, relative to the catalog. */
  id: string;
  /** The first paragraph about it: one sentence that says what the message means. */
  meaning: string;
  /** The forms of the message, starting with the one in the heading. `<name>` stands for a part that varies. */
  patterns: string[];
  /** The forms that count only if no other error is found. The one in the heading may be among them instead. */
  general: string[];
  /** The ids of messages that cause this one if both appear. */
  follows: string[];
  /** Whether the message only passes on the one right after it. */
  passesOn: boolean;
  /** What causes it, the most frequent cause first. */
  causes: Cause[];
}

/** A cause of a message. */
export interface Cause {
  /** The bold sentence that it starts with. */
  title: string;
  /**
   * Code that only outputs with this cause contain, and addresses of headings about frameworks, for outputs of these
   * frameworks. `src/errors/README.md` documents the syntax.
   */
  signs: string[];
}

/** The text below a message as HTML, in the parts that the finder shows separately. */
export interface Explanation {
  /** The items of the numbered list of causes. */
  causes: string[];
  /** Everything else, without the meaning of the message and the lists of its facts. */
  rest: string;
}

/** The start of what a section says about the subject of its heading, for lists on other pages. */
export interface Lead {
  /** The first paragraph, with code in backticks; empty if there is none before the section's samples. */
  text: string;
  /** The default in the list of facts below the heading. */
  default?: string;
  /** The version in the list of facts below the heading. */
  since?: string;
  /** The names that tables describe. */
  rows: DescribedRow[];
}

/** A name in a table: the code in the leading cell of a row. */
export interface DescribedRow {
  name: string;
  /** The text in the last cell. */
  text: string;
  /** The version in the badge next to the name: `5.109`. */
  since?: string;
}
