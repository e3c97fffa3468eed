import type { Node } from "unist";
import type { VFile } from "vfile";
import type { Heading } from "../../../src/types";
import type { Problem } from "../../lib/problem";
import type { ImageAsset, Lead, Reference, SectionText } from "./types";

/** What compiling one page needs to know about the rest of the site. */
export interface SiteContext {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** `https://webpack.js.org`: absolute links to it are treated as internal ones. */
  origin: string;
  basePath: string;
  /** Every url the site answers, pages and screens. */
  urls: ReadonlySet<string>;
  /** What the glossary explains, in lower case, and the id of its entry there. */
  terms: ReadonlyMap<string, string>;
}

/** What the plugins find out about a page while it passes through them; lives in `file.data`. */
export interface PageFindings {
  context: SiteContext;
  /** Own url of the page. */
  url: string;
  /** The page comes from us and may use components. */
  trusted: boolean;
  /** Where the text of an external page was fetched from; null: it was written for this site. */
  source: string | null;
  outline: Heading[];
  ids: string[];
  /** Links to fragments of this and other pages, to be checked when all ids are known. */
  anchors: (Reference & { page: string; id: string })[];
  /** Every link to a page of the site, with its fragment: `/concepts/output/#outputclean`. */
  links: string[];
  images: ImageAsset[];
  leads: Lead[];
  problems: Omit<Problem, "file">[];
  /** The body as HTML; null when it holds components with state, and has to be a module. */
  html: string | null;
  /** The body for printable documents: HTML with slots, see rehypePrintable. */
  printable: string;
  /** The body as plain Markdown: components written out, addresses absolute. */
  markdown: string;
  /** The plain text of the page, section by section: what search reads. */
  texts: SectionText[];
}

declare module "vfile" {
  interface DataMap {
    findings: PageFindings;
  }
}

/** The findings of the page that a plugin is working on. */
export function findingsOf(file: VFile): PageFindings {
  const { findings } = file.data;
  if (!findings) throw new Error("A Markdown plugin ran outside of compilePage, which prepares file.data.findings.");
  return findings;
}

/** Notes a problem at a node's place. What others wrote elsewhere cannot be put right here, so it is none. */
export function report(file: VFile, node: Node, message: string, severity: Problem["severity"] = "error"): void {
  const { problems, source } = findingsOf(file);
  if (source !== null) return;
  const { line, column } = placeOf(node);
  problems.push({ line, column, message, severity });
}

/** Where a node starts in its file; nodes that a plugin made are placed at the top. */
export function placeOf(node: Node): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
