import type { Node } from "unist";
import type { VFile } from "vfile";
import type { Problem } from "../../lib/problem";
import type { Explanation, ImageAsset, Message, SectionText } from "./types";

/** The URLs of a site. The compiler looks some of them up. */
export type Urls = Pick<ReadonlySet<string>, "has"> & Iterable<string>;

/** The data about the rest of the site that the compiler needs. */
export interface SiteContext {
  /** The absolute path of the content folder. */
  contentDir: string;
  /** The site's origin, such as `https://webpack.js.org`. Absolute links to it count as internal. */
  origin: string;
  basePath: string;
  /** The URLs of all pages and screens, and of files to download. */
  urls: Urls;
  /** The terms of the glossary in lower case, with the ids of their entries. */
  terms: ReadonlyMap<string, string>;
}

/** The data about a page that plugins get besides its text. */
export interface PageInput {
  context: SiteContext;
  /** The URL of the page itself. */
  url: string;
  /** Whether the page is trusted and may use components. */
  trusted: boolean;
  /** The address that an external page was fetched from; null for pages that were written for this site. */
  source: string | null;
  /** The links to other pages that lose their fragment: `/concepts/output/#gone`. */
  withoutFragments: readonly string[];
}

/** The data about a page that plugins collect. It can be serialized as JSON. */
export interface PageFindings {
  ids: string[];
  /** The links to fragments as written, with their positions; they are checked when the ids of all pages are known. */
  fragments: { url: string; page: string; id: string; line: number; column: number }[];
  /** The links to pages of the site with their fragments: `/concepts/output/#outputclean`. */
  links: string[];
  images: ImageAsset[];
  /** The messages that a page of the error catalog explains. */
  messages: Message[];
  /** On pages that explain messages, the text below each second-level heading, by the heading's id. */
  explanations: Record<string, Explanation>;
  problems: Omit<Problem, "file">[];
  /** The body as HTML; null if it contains components with state, and therefore has to be a module. */
  html: string | null;
  /** The body for printable documents: HTML with slots (see `rehypePrintable`). */
  printable: string;
  /** The body as plain Markdown, with components as text and absolute addresses. */
  markdown: string;
  /** The sections with their plain text, for search and for lists on other pages. */
  texts: SectionText[];
}

declare module "vfile" {
  interface DataMap {
    input: PageInput;
    findings: PageFindings;
  }
}

/**
 * Returns the data about the page that a plugin is processing.
 *
 * @throws {Error} When the plugin does not run in `compilePage`.
 */
export function inputOf({ data }: VFile): PageInput {
  return prepared(data.input);
}

/**
 * Returns the findings of the page that a plugin is processing, so that it can add to them.
 *
 * @throws {Error} When the plugin does not run in `compilePage`.
 */
export function findingsOf({ data }: VFile): PageFindings {
  return prepared(data.findings);
}

function prepared<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A Markdown plugin ran outside compilePage, which prepares file.data.");
  return value;
}

/**
 * Reports a problem at the position of a node. Problems of external pages are ignored, because they cannot be fixed
 * here.
 */
export function report(file: VFile, node: Node, message: string, severity: Problem["severity"] = "error"): void {
  if (inputOf(file).source !== null) return;
  findingsOf(file).problems.push({ ...placeOf(node), message: message.replace(/\s+/g, " "), severity });
}

/** Returns the position of a node. Nodes that a plugin has created are positioned at the top. */
export function placeOf(node: Node): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
