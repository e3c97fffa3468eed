/**
 * The data about the content that `readSite` creates. Nothing changes it later. `src/types.ts` describes the parts that
 * browsers receive.
 */

import type { Anchor, PageData, Section } from "../../../src/types";
import type { OptionFact, OptionFacts } from "../../facts/read-options";
import type { Problem } from "../../lib/problem";
import type { CompiledPage } from "../markdown/compile-page";
import type { Asked } from "./asked";
import type { Notification } from "./notification";

/** A content file that has been read, checked and compiled. */
export interface Page
  extends PageData,
    Omit<CompiledPage, "anchors" | "fragments" | "problems" | "lookedUp" | "isBroken"> {
  /** The path relative to the content folder: `concepts/output.mdx`. */
  path: string;
  /** The name of the section, `""` for the top level. */
  section: string;
  /** The position in the section; -1 for index pages. */
  sort: number;
  group?: string;
  /** The absolute path of the folder with the project whose files the page shows. Most pages have none. */
  project?: string;
  asked: Asked;
  /** Whether the page contains a generated part: a list that repeats other pages, or signatures. */
  isGenerated: boolean;
  /** The size in bytes. */
  size: number;
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
export interface FileNode extends Pick<Page, "url" | "size" | "title" | "group" | "sort" | "contributors" | "related"> {
  type: "file";
  name: string;
  path: string;
  extension: ".md" | ".mdx";
  anchors: Anchor[];
}

/** The place where an option is described, and the start of its description. */
export interface Description {
  /** The path and fragment, without the base path. */
  href: string;
  /** One line of text; empty if the option has neither a heading nor its own table row. */
  text: string;
  /** The default that the page states, for options that webpack passes on to another package. */
  default?: string;
}

/** An option of the installed packages, with the version that introduced it and its description on the pages. */
export interface DescribedOption extends OptionFact {
  /** Absent if no page describes the option or one that contains it. */
  description?: Description;
}

/** The documented packages, and all their options in the order of the schema. */
export interface DescribedOptions extends Pick<OptionFacts, "versions"> {
  options: DescribedOption[];
}

/** The whole content with everything derived from it. */
export interface Site {
  /** The pages in reading order, section by section. */
  pages: Page[];
  sections: Section[];
  tree: DirectoryNode;
  /** The text of the notification bar; null if there is no bar. */
  notification: Notification | null;
  /** All options with their descriptions, if a page lists them. */
  options?: DescribedOptions;
  problems: Problem[];
}
