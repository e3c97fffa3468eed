/**
 * The data about the content that `readSite` creates and that nothing changes afterwards. `src/types.ts` describes the
 * parts that browsers receive.
 */

import type { Heading, PageData, RelatedLink, Section } from "../../../src/types";
import type { Problem } from "../../lib/problem";
import type { ImageAsset, Lead, Message, SectionText } from "../markdown/types";
import type { Notification } from "./notification";

/** A content file that has been read, checked and compiled. */
export interface Page extends PageData {
  /** The path relative to the content folder: `concepts/output.mdx`. */
  file: string;
  /** The name of the section, `""` for the top level. */
  section: string;
  /** The position in the section; -1 for index pages. */
  sort: number;
  group?: string;
  /** The address that the page was fetched from, for external pages only. */
  source?: string;
  /** Whether the page contains a generated part that repeats other pages. */
  isGenerated: boolean;
  /** The size in bytes. */
  size: number;
  /** The body as HTML; null if it contains components with state. */
  html: string | null;
  /** The body as a JavaScript module whose default export is a component; empty if `html` is enough. */
  code: string;
  /** The body for printable documents: HTML with slots for ids and links. */
  printable: string;
  /** The body as plain Markdown, with components as text and absolute addresses. */
  markdown: string;
  /** The first sentences about each subject, for generated lists. */
  leads: Lead[];
  /** The messages that it explains, if it is a page of the catalogue of errors. */
  messages: Message[];
  /** The plain text of each section. */
  texts: SectionText[];
  /** The links to pages of this site: `/concepts/output/#outputclean`. */
  links: string[];
  /** All fragments that can be linked to. */
  ids: string[];
  images: ImageAsset[];
}

/** A node of the content tree (specification, section 3). */
export type TreeNode = DirectoryNode | FileNode;

/** A folder of the content. */
export interface DirectoryNode {
  type: "directory";
  name: string;
  /** The path relative to the content folder, `""` for its root. */
  path: string;
  url: string;
  /** The total size of all files below, in bytes. */
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

/** The whole content with everything derived from it. */
export interface Site {
  /** The pages in reading order, section by section. */
  pages: Page[];
  sections: Section[];
  tree: DirectoryNode;
  /** The text of the notification bar; null if there is no bar. */
  notification: Notification | null;
  problems: Problem[];
}
