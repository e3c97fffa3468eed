import path from "node:path";
import type { SiteConfig } from "../../../src/types";
import type { Problem } from "../../lib/problem";
import type { Compile } from "../markdown/cached-compiler";
import type { CompiledPage } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { sortOf } from "./assemble";
import { withFlagCounts } from "./flag-counts";
import { type SplitPage, splitFrontMatter } from "./front-matter";
import { hasGeneratedPart, type Known, withGeneratedPart } from "./generated-parts";
import type { ContentFile } from "./list-files";
import { readSource, type SourceText } from "./read-source";
import { checkRelated } from "./related-links";
import type { Page } from "./types";

/** The part of the input of `readSite` that each page needs. */
export interface PageOptions {
  /** The absolute path of the folder with the pages. */
  contentDir: string;
  config: SiteConfig;
  compile: Compile;
  /**
   * The time of the last change of each file, in UTC, by path in the content folder. Files without a known date are
   * missing.
   */
  dates: ReadonlyMap<string, string>;
}

/** A content file whose front matter and body are known, but not yet compiled. */
export interface Source extends ContentFile, SplitPage {
  source: SourceText;
  isGenerated: boolean;
}

/** Reads a content file. */
export async function readContentFile(file: ContentFile, contentDir: string): Promise<Source> {
  const source = await readSource(path.join(contentDir, file.file));
  const split = splitFrontMatter(source.text);
  return { ...file, ...split, source, isGenerated: hasGeneratedPart({ ...file, ...split }) };
}

/**
 * Compiles and checks a page.
 *
 * @param known The pages that are already compiled, the types and the options, from which generated parts are created.
 * @param withoutFragments The links that lose their fragment: see `PageSource`.
 */
export async function readPage(
  { file, url, section, project, source, frontMatter, body: written, isGenerated, problems: own }: Source,
  context: SiteContext,
  { contentDir, config, compile, dates }: PageOptions,
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
