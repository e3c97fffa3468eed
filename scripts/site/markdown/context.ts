import type { Node } from "unist";
import type { VFile } from "vfile";
import type { Problem } from "../../lib/problem";
import type { ImageAsset, Message, SectionText } from "./types";

/** The URLs of a site, of which the compiler asks for some. */
export type Urls = Pick<ReadonlySet<string>, "has"> & Iterable<string>;

/** What the compiler needs to know about the rest of the site. */
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

/** What the plugins are told about a page besides its text. */
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

/** What the plugins find out about a page. It can be serialised as JSON. */
export interface PageFindings {
  ids: string[];
  /** The links to fragments as written, with their positions, which are checked when the ids of all pages are known. */
  fragments: { url: string; page: string; id: string; line: number; column: number }[];
  /** The links to pages of the site with their fragments: `/concepts/output/#outputclean`. */
  links: string[];
  images: ImageAsset[];
  /** The messages that a page of the catalogue of errors explains. */
  messages: Message[];
  /** The HTML below each heading of the second level, by its id, of pages that explain messages. */
  explanations: Record<string, string>;
  problems: Omit<Problem, "file">[];
  /** The body as HTML; null if it contains components with state, and therefore has to be a module. */
  html: string | null;
  /** The body for printable documents: HTML with slots (see `rehypePrintable`). */
  printable: string;
  /** The body as plain Markdown, with components as text and absolute addresses. */
  markdown: string;
  /** The sections with their plain text, for search and for lists that other pages make of them. */
  texts: SectionText[];
}

declare module "vfile" {
  interface DataMap {
    input: PageInput;
    findings: PageFindings;
  }
}

/**
 * Returns what a plugin is told about the page that it is processing.
 *
 * @throws {Error} When the plugin does not run in `compilePage`.
 */
export function inputOf({ data }: VFile): PageInput {
  return prepared(data.input);
}

/**
 * Returns the findings of the page that a plugin is processing, to which it adds its own.
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
