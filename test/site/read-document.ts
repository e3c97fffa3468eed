import { inlineScript } from "../../src/prerender/inline-script";
import { accessChecks } from "./access";

/** The data of a document that the tests of all documents need. */
export interface DocumentFacts {
  lang: string;
  title: string;
  /** All text of the document except scripts, with the descriptions of images. */
  text: string;
  /** The target of a document that only redirects: `0; url=/guides/`. */
  refresh: string | null;
  robots: string | null;
  /** The security policies in the document itself. */
  policies: string[];
  /** The names of the metadata elements of the page. */
  told: string[];
  hasCopyButton: boolean;
  ids: string[];
  /** The addresses as written: `href` of links, `src` of images. */
  links: string[];
  images: string[];
  /** The texts of the links in a printable document's contents, and in the sidebar. */
  contents: string[];
  sidebar: string[];
  /** The addresses of the links in the sidebar, and of the previous and the next page. */
  order: string[];
  previous: string | null;
  next: string | null;
  /** Everything that a strict security policy would refuse. */
  refused: string[];
  /** The problems, by the names in `accessChecks`. */
  access: Record<string, string[]>;
}

// Runs in a browser: read-documents.ts adds this file to a page, and calls the function there.
Object.assign(globalThis, { readDocument });

function readDocument(html: string): DocumentFacts {
  const document = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const metaOf = (selector: string) => document.querySelector(selector)?.getAttribute("content") ?? null;
  const hrefOf = (link: Element | null) => link?.getAttribute("href") ?? null;
  const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
  const hrefsOf = (selector: string) => all(selector).map((link) => hrefOf(link) ?? "");
  return {
    lang: document.documentElement.lang,
    title: document.title,
    text: textOf(document.body),
    refresh: metaOf("meta[http-equiv=refresh]"),
    robots: metaOf('meta[name="robots"]'),
    policies: all("meta[http-equiv=Content-Security-Policy]").map((meta) => meta.getAttribute("content") ?? ""),
    told: Object.keys(
      (JSON.parse(document.getElementById("root")?.dataset.view ?? "{}") as { page?: object }).page ?? {},
    ),
    hasCopyButton: document.querySelector(".page-links .copy-page") !== null,
    ids: all("[id]").map(({ id }) => id),
    links: hrefsOf("a[href]"),
    images: all("img").map((image) => image.getAttribute("src") ?? ""),
    contents: textsOf(".printable-contents a"),
    sidebar: textsOf(".sidebar-link"),
    order: hrefsOf(".sidebar .sidebar-link"),
    previous: hrefOf(document.querySelector('.pager [rel="prev"]')),
    next: hrefOf(document.querySelector('.pager [rel="next"]')),
    refused: refusedIn(all),
    access: Object.fromEntries(Object.entries(accessChecks).map(([name, check]) => [name, check(document)])),
  };
}

/** Returns inline styles, event handlers, and inline scripts other than the one that all pages have. */
function refusedIn(all: (selector: string) => Element[]): string[] {
  return [
    ...all("[style]").map((node) => `style on ${node.tagName}`),
    ...all("script:not([src], [type='application/ld+json'])")
      .filter(({ textContent }) => textContent !== inlineScript)
      .map(() => "an inline script"),
    ...all("*").flatMap((node) =>
      [...node.attributes].filter(({ name }) => name.startsWith("on")).map(({ name }) => `${name} on ${node.tagName}`),
    ),
  ];
}

/** Returns the text of a node, including collapsed parts. */
function textOf(node: Element): string {
  const texts = [...node.childNodes].map((child) => {
    if (child instanceof Text) return child.data;
    return child instanceof Element ? textOf(child) : "";
  });
  if (["SCRIPT", "STYLE"].includes(node.tagName)) return "";
  return `${texts.join("")}${node.getAttribute("alt") ?? ""}`;
}
