import path from "node:path";
import { type CompiledPage, compilePage } from "../../../../scripts/site/markdown/compile-page";
import type { SiteContext } from "../../../../scripts/site/markdown/context";

/** The folder that pages in these tests pretend to be in; its images exist. */
export const FIXTURES = path.join(import.meta.dirname, "../../../fixtures/dialect");

/** The rest of a small site, as a page sees it. */
export const context: SiteContext = {
  contentDir: FIXTURES,
  origin: "https://webpack.js.org",
  basePath: "/",
  urls: new Set([
    "/",
    "/page/",
    "/page/project.zip",
    "/concepts/",
    "/concepts/output/",
    "/concepts/printable/",
    "/glossary/",
    "/playground/",
  ]),
  terms: new Map(),
};

/** Compiles a body as the page `/page/`: as our own page with `mdx`, or as someone else's with `md`. */
export function compile(
  body: string,
  extension: "md" | "mdx" = "mdx",
  change?: Partial<SiteContext>,
): Promise<CompiledPage> {
  return compilePage(
    { file: path.join(FIXTURES, `page.${extension}`), url: "/page/", body },
    { ...context, ...change },
  );
}

/** Compiles the README of `some-loader` as a fetched page. */
export function compileReadme(
  body: string,
  source = "https://github.com/example/some-loader/blob/v1.2.3/README.md",
): Promise<CompiledPage> {
  const urls = new Set([...context.urls, "/loaders/some-loader/", "/plugins/no-emit-on-errors-plugin/"]);
  const file = path.join(FIXTURES, "_some-loader.md");
  return compilePage({ file, url: "/loaders/some-loader/", body, source }, { ...context, urls });
}
