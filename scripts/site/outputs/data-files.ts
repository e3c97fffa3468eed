import { createHash } from "node:crypto";
import { SENT_FIELDS } from "../../../src/front-matter";
import type { ClientFiles } from "../../../src/prerender/document";
import type { Heading, PageFile, Section, SectionFile } from "../../../src/types";
import { pick } from "../../../src/utilities/pick";
import { outlinesName, pageName, sectionName } from "../content/names";
import type { Page, Site } from "../content/types";

/** Files of pages' data, and where each named one lies. */
export interface DataFiles {
  /** Texts by their paths in the output. */
  files: Map<string, string>;
  /** Paths in the output by the names of `content/names.ts`, as lists of one like those of chunks. */
  named: ClientFiles;
}

/**
 * Makes what browsers ask for when they go on from the page that they opened: sections, their outlines and pages as JSON,
 * below names with a hash of what they hold. None of it is code, so nothing of it is bundled.
 */
export function dataFiles({ pages, sections }: Pick<Site, "pages" | "sections">): DataFiles {
  const files = new Map<string, string>();
  const named: ClientFiles = {};
  const add = (name: string, value: object) => {
    const text = JSON.stringify(value);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10); // urls without Latin letters differ in nothing else
    const file = `assets/${[...name.split(/\W+/).filter(Boolean), hash].join("-")}.json`;
    files.set(file, text);
    named[name] = [file];
  };
  for (const page of pages) add(pageName(page), pageFile(page));
  for (const section of sections) {
    add(outlinesName(section), outlinesFile(section, pages));
    // A section's file comes last, because it names the others.
    add(
      sectionName(section),
      sectionFile(section, (name) => named[name]?.[0] ?? ""),
    );
  }
  return { files, named };
}

/** Gives what browsers get of a page: the fields that are sent, and what the build has found out. */
export function pageFile(page: Page): PageFile {
  const { url, edit, changed, outline, interactive } = page;
  return {
    html: page.html ?? "",
    page: { ...pick(page, SENT_FIELDS), url, edit, ...(changed && { changed }), outline, interactive },
  };
}

/**
 * Gives what browsers get of a section.
 *
 * @param fileOf gives the path of a named file in the output.
 */
export function sectionFile(section: Section, fileOf: (name: string) => string): SectionFile {
  return {
    section,
    outlines: fileOf(outlinesName(section)),
    pages: Object.fromEntries(section.pages.map((page) => [page.url, fileOf(pageName(page))])),
  };
}

/** Gives headings by the urls of their pages. They are apart from the section, because they are needed only when somebody unfolds another page. */
export function outlinesFile({ name }: Section, pages: Page[]): Record<string, Heading[]> {
  return Object.fromEntries(pages.filter(({ section }) => section === name).map(({ url, outline }) => [url, outline]));
}
