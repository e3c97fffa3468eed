import type { SectionText } from "../../markdown/types";
import type { Page } from "../types";

/** The page that describes members of a class in prose, which the list of its signatures links to. */
const PAGES: Record<string, string> = {
  Compilation: "api/compilation-object.mdx",
  Compiler: "api/node.mdx",
  JavascriptParser: "api/parser.mdx",
  Logger: "api/logging.mdx",
  MultiCompiler: "api/node.mdx",
  Resolver: "api/resolvers.mdx",
  ResolverFactory: "api/resolvers.mdx",
  Stats: "api/node.mdx",
  Watching: "api/node.mdx",
};

/** A compiled page, as far as it matters here. */
export type DescribingPage = Pick<Page, "path" | "url" | "title" | "texts">;

/** The place where a member is described. */
export interface MemberDescription {
  title: string;
  href: string;
}

/** Returns the place where another page describes a member of a class, or undefined if none does. */
export function describedAt(
  type: string,
  member: string,
  pages: readonly DescribingPage[],
): MemberDescription | undefined {
  const file = PAGES[type];
  if (file === undefined) return undefined;
  const page = pages.find(({ path }) => path === file);
  const names = [member, `${type}.${member}`, `${type.toLowerCase()}.${member}`];
  const section = page?.texts.find(({ title }) => namesIn(title).some((name) => names.includes(name)));
  return page && section && { title: page.title, href: `${page.url}#${section.id}` };
}

/** Returns the place that says what replaces a deprecated member, such as `chunk.entryModule`, or undefined if there is none. */
export function replacedAt(
  type: string,
  member: string,
  pages: readonly DescribingPage[],
): MemberDescription | undefined {
  const page = pages.find(({ path }) => path === "api/deprecations.mdx");
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}.${member}`;
  const isName = new RegExp(`\\b${name.replaceAll(".", "\\.")}(?!\\w)`);
  const section = page?.texts.find(({ id, prose }) => id !== "" && isName.test(prose));
  return page && section && { title: page.title, href: `${page.url}#${section.id}` };
}

/** Returns the names in a heading: `errors and warnings` and `run()`. */
function namesIn(title: SectionText["title"]): string[] {
  return title.split(/,? and |, /).map((name) => name.replace(/\(.*$/, ""));
}
