import { sortOf } from "../../../../scripts/site/content/assemble";
import type { Page } from "../../../../scripts/site/content/types";
import { fileToUrl } from "../../../../src/utilities/urls";

/** Returns a page without text. Its title is its file name. */
export function barePage(file: string, fields: Partial<Page> = {}): Page {
  return {
    path: file,
    url: fileToUrl(file),
    section: file.includes("/") ? (file.split("/")[0] ?? "") : "",
    title: file,
    sort: sortOf(file),
    isGenerated: false,
    size: 10,
    edit: "",
    interactive: false,
    html: "",
    code: "",
    printable: "",
    markdown: "",
    asked: new Map(),
    anchors: [],
    contributors: [],
    related: [],
    ids: [],
    images: [],
    messages: [],
    explanations: {},
    texts: [],
    links: [],
    ...fields,
  };
}
