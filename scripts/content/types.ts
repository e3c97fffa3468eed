/**
 * What the build knows of the content, made once by `readSite` and passed on; nothing changes it afterwards. Browsers get
 * the parts of it that `src/types.ts` describes.
 */
import type { Heading, PageData, RelatedLink, Section } from "../../src/types";

/** Something wrong with the content. Problems are data: collected while reading, printed once. */
export interface Problem {
  /** Path of the file, relative to the content folder. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** What is wrong and, where known, what to do: a sentence. */
  message: string;
  /** A warning is printed and does not fail a production build. */
  severity: "error" | "warning";
}

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

/** One content file, read, checked and compiled. */
export interface Page extends PageData {
  /** Path relative to the content folder: `concepts/output.mdx`. */
  file: string;
  /** Section name, `""` at the top level. */
  section: string;
  /** -1 for index pages. */
  sort: number;
  group?: string;
  /**
   * When its file was last committed, or its README published, in UTC: `2026-11-20T09:30:00Z`. Absent where nobody can
   * know.
   */
  changed?: string;
  /** The line below its text, as HTML. Absent on the front page, which shows none. */
  foot?: string;
  /** Fetched from: external pages only. */
  source?: string;
  /** What follows its first lines repeats other pages. */
  isMade: boolean;
  /** In bytes. */
  size: number;
  /** The body as HTML; null when it holds components with state. */
  html: string | null;
  /** The body as a JavaScript module whose default export is a component; empty where `html` is all there is. */
  code: string;
  /** The body for printable documents: HTML with slots for ids and links. */
  printable: string;
  /** The body as plain Markdown: components written out, addresses absolute. */
  markdown: string;
  /** What it says first about each thing, for lists that are made of it. */
  leads: Lead[];
  /** The plain text, section by section. */
  texts: SectionText[];
  /** Links to pages of this site, as `/concepts/output/#outputclean`. */
  links: string[];
  /** Every fragment that can be linked to. */
  ids: string[];
  images: ImageAsset[];
}

/** A node of the content tree (specification section 3). */
export type TreeNode = DirectoryNode | FileNode;

/** A folder of the content. */
export interface DirectoryNode {
  type: "directory";
  name: string;
  /** Relative to the content folder, `""` for its root. */
  path: string;
  url: string;
  /** Sum of the sizes below, in bytes. */
  size: number;
  children: TreeNode[];
}

/** A content file. */
export interface FileNode {
  type: "file";
  name: string;
  path: string;
  url: string;
  size: number;
  extension: ".md" | ".mdx";
  title: string;
  group?: string;
  sort: number;
  anchors: Heading[];
  contributors: string[];
  related: RelatedLink[];
}

/** All of it. */
export interface Site {
  /** In reading order: section by section. */
  pages: Page[];
  sections: Section[];
  tree: DirectoryNode;
  problems: Problem[];
}
