import type { Declarations } from "../../facts/declarations/declaration";
import type { OptionFacts } from "../../facts/read-options";
import { inTextOrder } from "../../lib/problem";
import type { CompiledPage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { type Asked, pageOfAsked, type ReadAsked } from "./asked";
import { assembleSections, assembleTree, withNeighbors } from "./assemble";
import { checkAsked } from "./check-asked";
import { checkAnchors, checkMessages, checkSorts, checkTitles } from "./check-pages";
import { describedOptions } from "./described-options";
import { deadFragmentsOf } from "./external-links";
import type { Known } from "./generated-parts";
import { termsOf } from "./glossary";
import { listFiles } from "./list-files";
import { NOTIFICATION_FILE, readNotification } from "./notification";
import { type PageOptions, readContentFile, readPage } from "./read-page";
import { referenceReader } from "./type-reference/reference-reader";
import type { DescribedOptions, Page, Site } from "./types";

/** The input of `readSite`. */
export interface ReadOptions extends PageOptions {
  readAsked: ReadAsked;
  /** Reads the type declarations of webpack. It is only called if a page shows some of them. */
  readDeclarations: () => Promise<Declarations>;
  /** Reads the options of webpack. It is only called if a page lists them. */
  readOptions: () => Promise<OptionFacts>;
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
  const { files, asked: questions, urls, problems } = await listFiles(contentDir, published);
  const compiled = new Map<string, CompiledPage>();
  const pages: Page[] = [];
  const sources = await Promise.all(files.map((file) => readContentFile(file, contentDir)));
  const askedFiles = await Promise.all(questions.map((file) => readAsked(contentDir, file)));
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
