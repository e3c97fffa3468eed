import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Heading, PageFile, Section, SectionFile } from "../../src/types";
import type { Page, Site } from "./types";

/**
 * Writes what browsers ask for when they go on from the page that they opened: sections, their outlines and pages as JSON,
 * below names with a hash of what they hold. None of it is code, so nothing of it is bundled.
 *
 * @returns paths inside the output folder, by what is called so.
 * @throws what the system says when a file cannot be written.
 */
export function writeDataFiles(
  { pages, sections }: Pick<Site, "pages" | "sections">,
  outputDir: string,
): Map<string, string> {
  const written = new Map<string, string>();
  const write = (name: string, value: object) => {
    const text = JSON.stringify(value);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10); // urls without Latin letters differ in nothing else
    const file = `assets/${[...name.split(/\W+/).filter(Boolean), hash].join("-")}.json`;
    writeFileSync(path.join(outputDir, file), text);
    written.set(name, file);
  };
  const fileOf = (name: string) => written.get(name) ?? "";
  mkdirSync(path.join(outputDir, "assets"), { recursive: true });
  for (const page of pages) write(pageName(page), pageFile(page));
  for (const section of sections) {
    write(outlinesName(section), outlinesFile(section, pages));
    // Last, because it names the others.
    write(sectionName(section), sectionFile(section, fileOf));
  }
  return written;
}

/** What browsers get of a page. */
export function pageFile(page: Page): PageFile {
  const { url, title, description, outline, contributors, related, edit, repo, interactive } = page;
  return {
    html: page.html === null ? "" : page.html + (page.foot ?? ""),
    page: { url, title, description, outline, contributors, related, edit, repo, interactive },
  };
}

/** @param fileOf where the browser finds what is called so. */
export function sectionFile(section: Section, fileOf: (name: string) => string): SectionFile {
  return {
    section,
    outlines: fileOf(outlinesName(section)),
    pages: Object.fromEntries(section.pages.map((page) => [page.url, fileOf(pageName(page))])),
  };
}

/** Headings by url. Apart from the section, because they are needed only when somebody unfolds another page. */
export function outlinesFile({ name }: Section, pages: Page[]): Record<string, Heading[]> {
  return Object.fromEntries(pages.filter(({ section }) => section === name).map(({ url, outline }) => [url, outline]));
}

/** What a section's file is called; the top level has an empty name. */
export function sectionName({ name }: Pick<Section, "name">): string {
  return `section/${name}`;
}

/** What the file of a section's outlines is called. */
export function outlinesName({ name }: Pick<Section, "name">): string {
  return `outlines/${name}`;
}

/** What a page's file is called. */
export function pageName({ url }: Pick<Page, "url">): string {
  return `page${url}`;
}
