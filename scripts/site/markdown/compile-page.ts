import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { PageFindings, SiteContext } from "./context";
import { foreignPages, trustedPages } from "./pipeline";

/** A compiled body, and all that was found in it. Can be kept as JSON. */
export type CompiledPage = Omit<PageFindings, "context" | "url" | "trusted" | "source"> & {
  /** A JavaScript module whose default export is the body as a component; empty where `html` is all there is. */
  code: string;
  /** The page cannot be parsed, so nothing is known of its text, its headings and its links. */
  isBroken: boolean;
};

/** One page as the compiler gets it. */
export interface PageSource {
  /** Absolute path: `.mdx` may use components, `.md` is somebody else's and is sanitised. */
  file: string;
  url: string;
  /** The text without front matter, with the line numbers of the file. */
  body: string;
  /** Where the text was fetched from, for external pages: their relative links start there. */
  source?: string;
}

/** Compiles one page. What is wrong with it becomes problems; a page that cannot be parsed gets an empty body. */
export async function compilePage(page: PageSource, context: SiteContext): Promise<CompiledPage> {
  const trusted = page.file.endsWith(".mdx");
  const source = trusted ? null : (page.source ?? null);
  const file = new VFile({ path: page.file, value: page.body });
  const empty = () => ({
    outline: [],
    ids: [],
    anchors: [],
    links: [],
    images: [],
    leads: [],
    problems: [],
    html: "",
    printable: "",
    markdown: "",
    texts: [],
  });
  const findings: PageFindings = { context, url: page.url, trusted, source, ...empty() };
  file.data.findings = findings;
  try {
    const code = String(await (trusted ? trustedPages : foreignPages).process(file));
    return { ...serializable(findings), code: findings.html === null ? code : "", isBroken: false };
  } catch (error) {
    const problem = { ...asProblem(error, page.file), severity: "error" as const };
    return { ...empty(), problems: [...findings.problems, problem], code: "", isBroken: true };
  }
}

function serializable({ context: _context, url: _url, trusted: _trusted, source: _source, ...rest }: PageFindings) {
  return rest;
}

/** Says what a page did to the compiler; what it cannot have done is a mistake of ours, and thrown on. */
function asProblem(error: unknown, file: string): { line: number; column: number; message: string } {
  // The parsers are recursive, so lists or quotes in many hundreds of levels exhaust the stack.
  if (error instanceof RangeError) return { line: 1, column: 1, message: "The page is nested too deeply to be read." };
  if (!(error instanceof VFileMessage)) throw new Error(`Compiling ${file} failed.`, { cause: error });
  // Of an element that is not closed, the parser tells the place in its words only.
  const [, line, column] = /^Expected a closing tag for .* \((\d+):(\d+)/.exec(error.reason) ?? [];
  const place = { line: Number(line ?? error.line ?? 1), column: Number(column ?? error.column ?? 1) };
  return { ...place, message: sentence(error.reason) };
}

/** The parser's words, with the advice that the most common mistakes of writers need. */
function sentence(reason: string): string {
  const advice = /before name|Unexpected character `[^`]*` \(U\+[\dA-F]+\) (before|in) (name|local)/.test(reason)
    ? " In an .mdx page a bare < starts a component: write it in backticks, or as &lt;."
    : /expression with acorn|Could not parse expression|in expression, expected/.test(reason)
      ? " In an .mdx page a bare { starts an expression: write it in backticks, or as \\{."
      : "";
  return `${reason.replace(/\.?$/, ".")}${advice}`;
}
