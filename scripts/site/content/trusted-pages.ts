import path from "node:path";
import type { Root } from "mdast";
import { trustedPages } from "../markdown/pipeline";
import { splitFrontMatter } from "./front-matter";
import { readSource } from "./read-source";
import type { Site } from "./types";

/** A page that was written for this site. Line numbers are those of its file. */
export interface TrustedPage {
  /** The path relative to the content folder. */
  file: string;
  /** The whole file including front matter. */
  source: string;
  /** The parsed body. Offsets count from the start of `body`, which has empty lines instead of front matter. */
  tree: Root;
  body: string;
}

/**
 * Reads and parses the trusted pages of a site (`.mdx`). Other pages are left out, because their samples and style are
 * not checked. Pages with an error are left out too, because some cannot be parsed, and the error has been reported
 * already.
 */
export async function readTrustedPages(site: Site, contentDir: string): Promise<TrustedPage[]> {
  return (await readTrustedSources(site, contentDir)).map(({ file, source }) => parsePage(file, source));
}

/** Reads the same pages without parsing them. */
export async function readTrustedSources(
  { pages, problems }: Site,
  contentDir: string,
): Promise<Pick<TrustedPage, "file" | "source">[]> {
  const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const files = pages.map(({ path: file }) => file).filter((file) => file.endsWith(".mdx") && !broken.has(file));
  return Promise.all(
    files.sort().map(async (file) => ({ file, source: (await readSource(path.join(contentDir, file))).text })),
  );
}

/** Parses the text of a page. */
export function parsePage(file: string, source: string): TrustedPage {
  const { body } = splitFrontMatter(source);
  return { file, source, body, tree: trustedPages.parse(body) as Root };
}
