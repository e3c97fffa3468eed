import path from "node:path";
import type { SiteConfig } from "../../../src/types";
import { fileToUrl } from "../../../src/utilities/urls";
import type { Declarations } from "../../facts/declarations/declaration";
import type { OptionFacts } from "../../facts/read-options";
import { inTextOrder, type Problem } from "../../lib/problem";
import type { Compile } from "../markdown/cached-compiler";
import type { CompiledPage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { projectFolder, readSteps, zipUrl } from "../markdown/project-state";
import { type Asked, pageOfAsked, type ReadAsked } from "./asked";
import { assembleSections, assembleTree, sortOf, withNeighbors } from "./assemble";
import { checkAsked } from "./check-asked";
import {
  checkAnchors,
  checkMessages,
  checkNames,
  checkScreens,
  checkSorts,
  checkTitles,
  checkUrls,
} from "./check-pages";
import { describedOptions } from "./described-options";
import { deadFragmentsOf } from "./external-links";
import { withFlagCounts } from "./flag-counts";
import { type SplitPage, splitFrontMatter } from "./front-matter";
import { hasGeneratedPart, type Known, withGeneratedPart } from "./generated-parts";
import { termsOf } from "./glossary";
import { NOTIFICATION_FILE, readNotification } from "./notification";
import { readSource, type SourceText } from "./read-source";
import { checkRelated } from "./related-links";
import { referenceReader } from "./type-reference/reference-reader";
import type { DescribedOptions, Page, Site } from "./types";
import { urlsWithoutContent } from "./urls-without-content";
import { walk } from "./walk";

/** The input of `readSite`. */
export interface ReadOptions {
  /** The absolute path of the folder with the pages. */
  contentDir: string;
  config: SiteConfig;
  compile: Compile;
  readAsked: ReadAsked;
  /** Reads the type declarations of webpack. It is only called if a page shows some of them. */
  readDeclarations: () => Promise<Declarations>;
  /** Reads the options of webpack. It is only called if a page lists them. */
  readOptions: () => Promise<OptionFacts>;
  /**
   * The time of the last change of each file, in UTC, by path in the content folder. Files without a known date are
   * missing.
   */
  dates: ReadonlyMap<string, string>;
  /** The URLs of the files that a build publishes besides pages. */
  published?: readonly string[];
}

/**
 * Reads, checks and compiles the whole content once. Errors in the content become problems and are never thrown.
 *
 * @throws {Error} When the content folder itself cannot be read.
 */
export async function readSite(options: ReadOptions): Promise<Site> {
  const { contentDir, config, readAsked, published = [] } = options;
  const walked = await walk(contentDir);
  const found = walked.files.map((file) => {
    const project = projectFolder(path.join(contentDir, file));
    return {
      file,
      url: fileToUrl(file),
      section: topDirectory(file),
      ...(readSteps(project).length > 0 && { project }),
    };
  });
  const made = urlsWithoutContent(found.map(({ section }) => section));
  const files = found.filter(({ url }) => !made.includes(url));
  const downloads = files.filter(({ project }) => project).map(zipUrl);
  const urls = new Set([...files.map(({ url }) => url), ...made, ...downloads, ...published]);

  const leftOut = found.filter(({ url }) => made.includes(url));
  const problems: Problem[] = [...walked.problems, ...checkNames(files), ...checkUrls(files), ...checkScreens(leftOut)];
  const compiled = new Map<string, CompiledPage>();
  const pages: Page[] = [];
  const sources = await Promise.all(files.map((entry) => readEntry(entry, contentDir)));
  const askedFiles = await Promise.all(walked.asked.map((file) => readAsked(contentDir, file)));
  problems.push(...askedFiles.flatMap((read) => read.problems));
  const asked = new Map(askedFiles.map((read) => [pageOfAsked(read.file), read.asked]));
  const terms = termsOf(sources);
  const context: SiteContext = { contentDir, origin: config.origin, basePath: config.basePath, urls, terms };
  let described: DescribedOptions | undefined;
  const known: Known = {
    pages,
    readReference: referenceReader(options.readDeclarations, sources),
    describe: async () => {
      described ??= describedOptions(await options.readOptions(), pages);
      return described;
    },
  };
  // Pages with generated parts come last, because these parts need the other pages.
  sources.sort((a, b) => Number(a.isGenerated) - Number(b.isGenerated));
  for (const source of sources) {
    const { page, result, problems: own } = await readPage(source, context, options, known);
    compiled.set(source.file, result);
    problems.push(...own);
    pages.push({ ...page, asked: asked.get(page.path) ?? NOTHING_ASKED });
  }
  const ids = new Map(pages.map((page) => [page.url, new Set(page.ids)]));
  for (const [index, page] of pages.entries()) {
    const withoutFragments = deadFragmentsOf(page, ids);
    const source = sources[index];
    if (!source || withoutFragments.length === 0) continue;
    const again = await readPage(source, context, options, known, withoutFragments);
    pages[index] = { ...page, ...again.page };
  }
  const { notification, problems: own } = await readNotification({ ...context, terms: new Map() });
  problems.push(...own.map((problem) => ({ file: NOTIFICATION_FILE, ...problem })));
  const ofAll = [
    ...checkTitles(pages),
    ...checkMessages(pages),
    ...checkSorts(sources),
    ...checkAnchors(pages, compiled, ids),
    ...checkAsked(askedFiles, pages, compiled),
  ];
  const sections = assembleSections(pages, config);
  const order = new Map(sections.flatMap((section) => section.children).map(({ url }, index) => [url, index]));
  pages.sort((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
  return {
    pages: withNeighbors(pages, sections),
    sections,
    tree: assembleTree(pages),
    notification,
    ...(described && { options: described }),
    problems: [...problems, ...ofAll].sort(inTextOrder),
  };
}

const NOTHING_ASKED: Asked = new Map();

/** A content file, before it is read. */
interface Entry {
  file: string;
  url: string;
  section: string;
  project?: string;
}

/** A content file whose front matter and body are known, but not yet compiled. */
interface Source extends Entry, SplitPage {
  source: SourceText;
  isGenerated: boolean;
}

async function readEntry(entry: Entry, contentDir: string): Promise<Source> {
  const source = await readSource(path.join(contentDir, entry.file));
  const split = splitFrontMatter(source.text);
  return { ...entry, ...split, source, isGenerated: hasGeneratedPart({ ...entry, ...split }) };
}

/**
 * Compiles and checks a page.
 *
 * @param known The pages that are already compiled, the types and the options, from which generated parts are created.
 * @param withoutFragments The links that lose their fragment: see `PageSource`.
 */
async function readPage(
  { file, url, section, project, source, frontMatter, body: written, isGenerated, problems: own }: Source,
  context: SiteContext,
  { contentDir, config, compile, dates }: ReadOptions,
  known: Known,
  withoutFragments?: readonly string[],
): Promise<{ page: Omit<Page, "asked">; result: CompiledPage; problems: Problem[] }> {
  const counted = file.endsWith(".mdx") ? withFlagCounts(written) : written;
  const body = isGenerated ? await withGeneratedPart({ url, body: counted }, known) : counted;
  const compiling = { file: path.join(contentDir, file), url, body, source: frontMatter.source, withoutFragments };
  const result = await compile(compiling, context);
  const links = checkRelated(frontMatter.related ?? [], source.text, { url, file }, context);
  const problems = [...source.problems, ...own, ...links.problems, ...result.problems];
  const changed = dates.get(file) ?? frontMatter.published;
  const {
    fragments: _fragments,
    problems: _problems,
    lookedUp: _lookedUp,
    isBroken: _isBroken,
    ...compiledBody
  } = result;
  const page = {
    ...frontMatter,
    ...compiledBody,
    path: file,
    url,
    section,
    size: source.size,
    isGenerated,
    sort: sortOf(file, frontMatter.sort),
    contributors: frontMatter.contributors ?? [],
    related: links.related,
    edit: frontMatter.edit ?? `${config.editBase}/${encodeURI(file)}`,
    ...(changed && { changed }),
    ...(project && { project }),
    interactive: result.html === null,
  };
  return {
    page,
    result: { ...result, fragments: [...result.fragments, ...links.fragments] },
    problems: problems.map((problem) => ({ file, ...problem })),
  };
}

/** Returns the name of the top-level directory that contains a file. Some file systems separate letters and accents. */
function topDirectory(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "").normalize("NFC") : "";
}
