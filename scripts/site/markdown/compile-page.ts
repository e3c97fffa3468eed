import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Anchor } from "../../../src/types";
import type { PageFindings, SiteContext, Urls } from "./context";
import { trustedPages, untrustedPages } from "./pipeline";
import { adviceForId } from "./remark-foreign";
import type { SectionText } from "./types";

/** A compiled body with all findings. It can be serialized as JSON. */
export interface CompiledPage extends PageFindings {
  /** The headings of the second and third level. */
  anchors: Anchor[];
  /** A JavaScript module whose default export is the body as a component; empty if `html` is enough. */
  code: string;
  /** The URLs that the compiler looked up on the site, and whether they exist. */
  lookedUp: Record<string, boolean>;
  /** Whether the page can't be parsed, so its text, headings and links are unknown. */
  isBroken: boolean;
}

/** The input of the compiler: one page. */
export interface PageSource {
  /** The absolute path. `.mdx` is trusted and may use components; `.md` is untrusted and sanitized. */
  file: string;
  url: string;
  /** The text without front matter, but with the same line numbers as the file. */
  body: string;
  /** The address that an external page was fetched from. Its relative links are resolved against it. */
  source?: string;
  /** The links to other pages that lose their fragment, because no heading has it: `/concepts/output/#gone`. */
  withoutFragments?: readonly string[];
}

/** Compiles a page. Errors in it become problems; a page that cannot be parsed gets an empty body. */
export async function compilePage(page: PageSource, context: SiteContext): Promise<CompiledPage> {
  const trusted = page.file.endsWith(".mdx");
  const source = trusted ? null : (page.source ?? null);
  const file = new VFile({ path: page.file, value: page.body });
  const findings = noFindings();
  const lookedUp: Record<string, boolean> = {};
  const urls = recording(context.urls, lookedUp);
  file.data.input = {
    context: { ...context, urls },
    url: page.url,
    trusted,
    source,
    withoutFragments: page.withoutFragments ?? [],
  };
  file.data.findings = findings;
  try {
    const code = String(await (trusted ? trustedPages : untrustedPages).process(file));
    const { texts, html } = findings;
    return { ...findings, anchors: outlineOf(texts), code: html === null ? code : "", lookedUp, isBroken: false };
  } catch (error) {
    const problem = { ...asProblem(error, page), severity: "error" as const };
    return {
      ...noFindings(),
      anchors: [],
      problems: [...findings.problems, problem],
      code: "",
      lookedUp,
      isBroken: true,
    };
  }
}

/** Returns the same URLs, and records each one that is looked up and whether it exists. */
function recording(urls: Urls, lookedUp: Record<string, boolean>): Urls {
  return {
    has(url) {
      lookedUp[url] = urls.has(url);
      return lookedUp[url];
    },
    [Symbol.iterator]: () => urls[Symbol.iterator](),
  };
}

/** Returns the headings that a page's outline lists: those of level two and three. */
function outlineOf(sections: SectionText[]): Anchor[] {
  return sections.flatMap(({ id, title, level }) => (id && (level === 2 || level === 3) ? [{ id, title, level }] : []));
}

function noFindings(): PageFindings {
  return {
    ids: [],
    fragments: [],
    links: [],
    images: [],
    messages: [],
    explanations: {},
    problems: [],
    html: "",
    printable: "",
    markdown: "",
    texts: [],
  };
}

/**
 * Converts an error that the page has caused into a problem.
 *
 * @throws {Error} For any other error, which is a bug in the compiler.
 */
function asProblem(error: unknown, { file, body }: PageSource): { line: number; column: number; message: string } {
  // The parsers are recursive, so hundreds of nested lists or quotes exhaust the stack.
  if (error instanceof RangeError)
    return {
      line: 1,
      column: 1,
      message: "The page is nested too deeply to be read. Take lists, quotes or components out of each other.",
    };
  if (!(error instanceof VFileMessage)) throw new Error(`${file} couldn't be compiled.`, { cause: error });
  // For an unclosed element, the parser gives the position only in its message.
  const [, line, column] = /^Expected a closing tag for .* \((\d+):(\d+)/.exec(error.reason) ?? [];
  const place = { line: Number(line ?? error.line ?? 1), column: Number(column ?? error.column ?? 1) };
  return { ...place, message: sentence(error.reason, body.split("\n")[place.line - 1] ?? "") };
}

/** Returns the parser's message, with advice for the most common mistakes in a line. */
function sentence(reason: string, line: string): string {
  const advice = /before name|Unexpected character `[^`]*` \(U\+[\dA-F]+\) (before|in) (name|local)/.test(reason)
    ? " In .mdx pages, a bare < starts a component: write it in backticks, or as &lt;."
    : /expression with acorn|Could not parse expression|in expression, expected/.test(reason)
      ? ` ${adviceForId(line) ?? "In .mdx pages, a bare { starts an expression: write it in backticks, or as \\{."}`
      : "";
  return `${reason.replace(/\s+/g, " ").replace(/\.?$/, ".")}${advice}`;
}
