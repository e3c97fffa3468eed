import path from "node:path";
import type { Root } from "mdast";
import { trustedPages } from "../markdown/pipeline";
import { splitFrontMatter } from "./front-matter";
import { readSource } from "./read-source";
import type { Site } from "./types";

/** A page of ours as it was written. Line numbers are those of the file. */
export interface OwnPage {
  /** Relative to the content folder. */
  file: string;
  /** The whole file, front matter included. */
  source: string;
  /** The body as the parser sees it: offsets count from the start of `body`, which has empty lines for front matter. */
  tree: Root;
  body: string;
}

/**
 * Reads our own pages of a site again. Pages of others (`.md`) are left out: what they show and how they say it is
 * theirs. So are pages with an error: some cannot be parsed, and the site has that problem already.
 */
export async function readOwnPages(site: Site, contentDir: string): Promise<OwnPage[]> {
  return (await readOwnSources(site, contentDir)).map(({ file, source }) => parsePage(file, source));
}

/** The same pages, not parsed. */
export async function readOwnSources(
  { pages, problems }: Site,
  contentDir: string,
): Promise<Pick<OwnPage, "file" | "source">[]> {
  const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const files = pages.map(({ file }) => file).filter((file) => file.endsWith(".mdx") && !broken.has(file));
  return Promise.all(
    files.sort().map(async (file) => ({ file, source: (await readSource(path.join(contentDir, file))).text })),
  );
}

/** Parses the text of a page. */
export function parsePage(file: string, source: string): OwnPage {
  const { body } = splitFrontMatter(source);
  return { file, source, body, tree: trustedPages.parse(body) as Root };
}
