import path from "node:path";
import type { Page, Problem, Site, SiteConfig } from "../../src/types";
import { fileToUrl } from "../../src/utilities/urls";
import { type CompiledPage, compilePage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { assembleSections, assembleTree, inReadingOrder } from "./assemble";
import { checkAnchors, checkScreens, checkTitles, checkUrls } from "./check-pages";
import { cachedCompiler } from "./compile-cache";
import { splitFrontMatter } from "./front-matter";
import { plannedUrls, screenUrls } from "./known-urls";
import { readSource } from "./read-source";
import { walk } from "./walk";

/** Where the content lies, and where compiled pages may be kept. Absolute paths. */
export interface ReadOptions {
  contentDir: string;
  cacheDir: string;
  config: SiteConfig;
}

/**
 * Reads, checks and compiles the whole content once. Wrong content never throws: it becomes problems.
 *
 * @throws {Error} with a sentence when the content folder itself cannot be read.
 */
export async function readSite({ contentDir, cacheDir, config }: ReadOptions): Promise<Site> {
  const found = (await walk(contentDir)).map((file) => ({ file, url: fileToUrl(file), section: sectionName(file) }));
  const screens = screenUrls(found.map(({ section }) => section));
  const files = found.filter(({ url }) => !screens.includes(url));
  const urls = new Set([...files.map(({ url }) => url), ...screens]);
  const planned = new Set(plannedUrls.filter((url) => !urls.has(url)));
  const context: SiteContext = { contentDir, origin: config.origin, basePath: config.basePath, urls, planned };
  const compile = await cachedCompiler(compilePage, cacheDir, context);

  const leftOut = found.filter(({ url }) => screens.includes(url));
  const problems: Problem[] = [...checkUrls(files), ...checkScreens(leftOut)];
  const compiled = new Map<string, CompiledPage>();
  const pages: Page[] = [];
  for (const { file, url, section } of files) {
    const absolute = path.join(contentDir, file);
    const source = await readSource(absolute);
    const { frontMatter, body, problems: own } = splitFrontMatter(source.text);
    const result = await compile({ file: absolute, url, body }, context);
    compiled.set(file, result);
    problems.push(...[...source.problems, ...own, ...result.problems].map((problem) => ({ file, ...problem })));
    const isIndex = /(^|\/)index\.mdx?$/.test(file);
    pages.push({
      ...frontMatter,
      ...{ file, url, section, size: source.size },
      sort: isIndex ? -1 : (frontMatter.sort ?? 998),
      contributors: frontMatter.contributors ?? [],
      related: frontMatter.related ?? [],
      edit: frontMatter.edit ?? `${config.editBase}/${file}`,
      ...{ html: result.html, code: result.code, interactive: result.html === null, printable: result.printable },
      ...{ outline: result.outline, ids: result.ids, images: result.images, texts: result.texts, links: result.links },
    });
  }
  problems.push(...checkTitles(pages), ...checkAnchors(pages, compiled));
  const sections = assembleSections(pages, config);
  const order = new Map(sections.map((section, index) => [section.name, index]));
  pages.sort((a, b) => (order.get(a.section) ?? 0) - (order.get(b.section) ?? 0) || inReadingOrder(a, b));
  return {
    pages,
    sections,
    tree: assembleTree(pages),
    problems: problems.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column),
    planned: [...compiled].flatMap(([file, page]) => page.planned.map(({ url, line }) => ({ url, file, line }))),
  };
}

/** Name of the top-level directory a file lies in. */
function sectionName(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "") : "";
}
