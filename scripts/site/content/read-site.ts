import path from "node:path";
import type { SiteConfig } from "../../../src/types";
import { fileToUrl } from "../../../src/utilities/urls";
import { inTextOrder, type Problem } from "../../lib/problem";
import type { Compile } from "../markdown/cached-compiler";
import type { CompiledPage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { projectFolder, readSteps, zipUrl } from "../markdown/project-state";
import { assembleSections, assembleTree, sortOf } from "./assemble";
import { checkAnchors, checkNames, checkScreens, checkSorts, checkTitles, checkUrls } from "./check-pages";
import { withoutDeadFragments } from "./external-links";
import { splitFrontMatter } from "./front-matter";
import { hasGeneratedPart, withGeneratedParts } from "./generated-parts";
import { termsOf } from "./glossary";
import { readNotification } from "./notification";
import { readSource } from "./read-source";
import { checkRelated } from "./related-links";
import type { Page, Site } from "./types";
import { urlsWithoutContent } from "./urls-without-content";
import { walk } from "./walk";

/** The input of `readSite`. */
export interface ReadOptions {
  /** The absolute path of the folder with the pages. */
  contentDir: string;
  config: SiteConfig;
  compile: Compile;
  /** The absolute path of the notification's text, if there is a notification bar. */
  notificationFile?: string;
  /**
   * When each file was last changed, in UTC, by its path in the content folder. Files without a known date are missing.
   */
  dates: ReadonlyMap<string, string>;
}

/**
 * Reads, checks and compiles the whole content once. Errors in the content become problems and are never thrown.
 *
 * @throws {Error} When the content folder itself cannot be read.
 */
export async function readSite({ contentDir, config, compile, notificationFile, dates }: ReadOptions): Promise<Site> {
  const walked = await walk(contentDir);
  const found = walked.files.map((file) => {
    const project = projectFolder(path.join(contentDir, file));
    return {
      ...{ file, url: fileToUrl(file), section: sectionName(file) },
      ...(readSteps(project).length > 0 && { project }),
    };
  });
  const made = urlsWithoutContent(found.map(({ section }) => section));
  const files = found.filter(({ url }) => !made.includes(url));
  const downloads = files.filter(({ project }) => project).map(zipUrl);
  const urls = new Set([...files.map(({ url }) => url), ...made, ...downloads]);

  const leftOut = found.filter(({ url }) => made.includes(url));
  const problems: Problem[] = [...walked.problems, ...checkNames(files), ...checkUrls(files), ...checkScreens(leftOut)];
  const compiled = new Map<string, CompiledPage>();
  const pages: Page[] = [];
  const sources = await Promise.all(
    files.map(async (entry) => {
      const source = await readSource(path.join(contentDir, entry.file));
      return { ...entry, source, ...splitFrontMatter(source.text) };
    }),
  );
  const terms = termsOf(sources);
  const context: SiteContext = { contentDir, origin: config.origin, basePath: config.basePath, urls, terms };
  // Pages with generated parts come last, because these parts need the other pages.
  sources.sort((a, b) => Number(hasGeneratedPart(a)) - Number(hasGeneratedPart(b)));
  for (const { file, url, section, project, source, frontMatter, body: written, problems: own } of sources) {
    const body = await withGeneratedParts({ file, body: written }, () => pages);
    const result = await compile({ file: path.join(contentDir, file), url, body, source: frontMatter.source }, context);
    const links = checkRelated(frontMatter.related ?? [], source.text, url, context);
    compiled.set(file, {
      ...result,
      anchors: [...result.anchors, ...links.anchors],
    });
    const all = [...source.problems, ...own, ...links.problems, ...result.problems];
    problems.push(...all.map((problem) => ({ file, ...problem })));
    const changed = dates.get(file) ?? frontMatter.published;
    const { anchors: _anchors, problems: _problems, isBroken: _isBroken, ...compiledBody } = result;
    pages.push({
      ...frontMatter,
      ...compiledBody,
      ...{ file, url, section, size: source.size, isGenerated: hasGeneratedPart({ file, body: written }) },
      sort: sortOf(file, frontMatter.sort),
      contributors: frontMatter.contributors ?? [],
      related: links.related,
      edit: frontMatter.edit ?? `${config.editBase}/${file}`,
      ...(changed && { changed }),
      ...(project && { project }),
      interactive: result.html === null,
    });
  }
  const { notification, problems: own } = await readNotification(notificationFile, { ...context, terms: new Map() });
  if (notificationFile !== undefined) {
    const file = path.relative(contentDir, notificationFile);
    problems.push(...own.map((problem) => ({ file, ...problem })));
  }
  const ofAll = [...checkTitles(pages), ...checkSorts(sources), ...checkAnchors(pages, compiled)];
  const sections = assembleSections(pages, config);
  const order = new Map(sections.flatMap((section) => section.pages).map(({ url }, index) => [url, index]));
  pages.sort((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
  return {
    pages: withoutDeadFragments(pages, config.basePath),
    sections,
    tree: assembleTree(pages),
    notification,
    problems: [...problems, ...ofAll].sort(inTextOrder),
  };
}

/** Returns the name of the top-level directory that contains a file. */
function sectionName(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "") : "";
}
