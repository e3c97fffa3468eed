import { SENT_FIELDS, type SentField } from "../../../src/front-matter";
import type { Anchor, ClientFiles, PageFile, Section, SectionFile } from "../../../src/types";
import { listedPages } from "../../../src/utilities/pages";
import { decode } from "../../../src/utilities/urls";
import { contentHash } from "../../lib/digest";
import { outlinesName, pageName, sectionName } from "../content/names";
import type { Page, Site } from "../content/types";

/** The data files of sections and pages. */
export interface DataFiles {
  /** The texts of the files by path in the output. */
  files: Map<string, string>;
  /**
   * The paths in the output by the names in `content/names.ts`. Each is in a list with one item, like the files of
   * chunks.
   */
  named: ClientFiles;
}

/**
 * Returns the files that browsers load during navigation: sections, their outlines and pages as JSON, with a content
 * hash in their names. None of it is code, so none of it is bundled.
 */
export function dataFiles({ pages, sections }: Pick<Site, "pages" | "sections">): DataFiles {
  const files = new Map<string, string>();
  const named: ClientFiles = {};
  const add = (name: string, value: object) => {
    const text = JSON.stringify(value);
    const hash = contentHash(text, 8); // as long as in the names of scripts; it also distinguishes non-Latin URLs
    const file = `assets/${[...decode(name).split(/\W+/).filter(Boolean), hash].join("-")}.json`;
    files.set(file, text);
    named[name] = [file];
  };
  for (const page of pages) add(pageName(page), pageFile(page));
  for (const section of sections) {
    add(outlinesName(section), outlinesFile(section, pages));
    // The file of a section contains the names of the other files, so it comes last.
    add(
      sectionName(section),
      sectionFile(section, (name) => named[name]?.[0] ?? ""),
    );
  }
  return { files, named };
}

/** Returns the data of a page that browsers receive: fields of its front matter, and data from the build. */
export function pageFile(page: Page): PageFile {
  const { url, edit, previous, next, changed, anchors, interactive } = page;
  const sent = SENT_FIELDS.filter((field) => page[field] !== undefined).map((field) => [field, page[field]]);
  return {
    content: page.html ?? "",
    page: {
      ...(Object.fromEntries(sent) as Pick<Page, SentField>),
      url,
      edit,
      ...(previous && { previous }),
      ...(next && { next }),
      ...(changed && { changed }),
      anchors,
      interactive,
    },
  };
}

/**
 * Returns the data of a section that browsers receive.
 *
 * @param fileOf Returns the path in the output of a named file.
 */
export function sectionFile(section: Section, fileOf: (name: string) => string): SectionFile {
  return {
    section,
    outlines: fileOf(outlinesName(section)),
    pages: Object.fromEntries(section.children.map((page) => [page.url, fileOf(pageName(page))])),
  };
}

/**
 * Returns the headings of the pages that a section's sidebar lists, by URL. They are in a separate file, because they are
 * only needed when a reader expands another page there.
 */
export function outlinesFile(section: Section, pages: Page[]): Record<string, Anchor[]> {
  const listed = new Set(listedPages(section).map(({ url }) => url));
  return Object.fromEntries(pages.filter(({ url }) => listed.has(url)).map(({ url, anchors }) => [url, anchors]));
}
