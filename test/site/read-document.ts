import { inlineScript } from "../../src/prerender/inline-script";
import { accessChecks } from "./access";

/** What tests of all documents need to know of one. */
export interface DocumentFacts {
  lang: string;
  title: string;
  /** The text of all of it, scripts left out, with the descriptions of images. */
  text: string;
  /** What a document that only leads elsewhere says of it: `0; url=/guides/`. */
  refresh: string | null;
  robots: string | null;
  /** Security policies that it carries itself. */
  policies: string[];
  /** Names of what the browser is told of a page, beside its body. */
  told: string[];
  hasCopyButton: boolean;
  ids: string[];
  /** As written: `href` of links, `src` of images. */
  links: string[];
  images: string[];
  /** Texts of the links of a printable document's contents, and of the sidebar. */
  contents: string[];
  sidebar: string[];
  /** What a strict content policy would refuse. */
  refused: string[];
  /** What is wrong, by the names of `accessChecks`. */
  access: Record<string, string[]>;
}

// Runs in a browser: read-documents.ts puts this file into a page, and calls what it finds there.
Object.assign(globalThis, { readDocument });

function readDocument(html: string): DocumentFacts {
  const document = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const metaOf = (selector: string) => document.querySelector(selector)?.getAttribute("content") ?? null;
  const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent);
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
    links: all("a[href]").map((link) => link.getAttribute("href") ?? ""),
    images: all("img").map((image) => image.getAttribute("src") ?? ""),
    contents: textsOf(".printable-contents a"),
    sidebar: textsOf(".sidebar-link"),
    refused: refusedIn(all),
    access: Object.fromEntries(Object.entries(accessChecks).map(([name, check]) => [name, check(document)])),
  };
}

/** Returns inline styles, event handlers, and inline scripts except the one that all pages have. */
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

/** Returns what is shown of a node, also where it is folded. */
function textOf(node: Element): string {
  const texts = [...node.childNodes].map((child) => {
    if (child instanceof Text) return child.data;
    return child instanceof Element ? textOf(child) : "";
  });
  if (["SCRIPT", "STYLE"].includes(node.tagName)) return "";
  return `${texts.join("")}${node.getAttribute("alt") ?? ""}`;
}
