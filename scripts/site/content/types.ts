/**
 * What the build knows of the content, made once by `readSite` and passed on; nothing changes it afterwards. Browsers get
 * the parts of it that `src/types.ts` describes.
 */

import type { Heading, PageData, RelatedLink, Section } from "../../../src/types";
import type { Problem } from "../../lib/problem";
import type { ImageAsset, Lead, SectionText } from "../markdown/types";
import type { Notification } from "./notification";

/** One content file, read, checked and compiled. */
export interface Page extends PageData {
  /** Path relative to the content folder: `concepts/output.mdx`. */
  file: string;
  /** Section name, `""` at the top level. */
  section: string;
  /** -1 for index pages. */
  sort: number;
  group?: string;
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

/** Everything that is known of the content. */
export interface Site {
  /** In reading order: section by section. */
  pages: Page[];
  sections: Section[];
  tree: DirectoryNode;
  /** The text of the notification bar; null when there is no bar. */
  notification: Notification | null;
  problems: Problem[];
}
