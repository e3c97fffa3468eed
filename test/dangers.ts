import { JSDOM } from "jsdom";

const { DOMParser } = new JSDOM("").window;

/** The only elements that a text by others may consist of, besides the controls below. */
const ELEMENTS = new Set(
  (
    "a aside b blockquote br code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd " +
    "li ol p pre q rp rt ruby s samp section span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var wbr button"
  ).split(" "),
);

/** The only attributes. */
const ATTRIBUTES = new Set(
  (
    "abbr alt aria-describedby aria-label aria-labelledby checked cite class colspan data-footnote-backref " +
    "data-footnote-ref data-footnotes datetime decoding dir disabled headers height href id lang loading name open rel " +
    "role rowspan scope src start tabindex title type value width"
  ).split(" "),
);

const PAGE = "https://webpack.js.org/page/";

/**
 * Returns everything in a text's HTML that could run, load from elsewhere without being asked, leave the article, or
 * take the place of our own elements. It parses a whole document, as browsers do, because the rules for fragments could
 * hide something.
 */
export function dangers(html: string): string[] {
  const text = `<!doctype html><head></head><body><div id="content">${html}</div></body>`;
  const document = new DOMParser().parseFromString(text, "text/html");
  const content = document.getElementById("content");
  const elements = [...(content?.querySelectorAll("*") ?? [])];
  // Even if the text closes elements, nothing may be beside our element or in the head.
  const outside = document.body.childNodes.length + document.head.childNodes.length - 1;
  const isChanged = document.body.attributes.length + document.documentElement.attributes.length > 0;
  return [
    ...(outside > 0 || isChanged ? ["something outside of the page's element"] : []),
    ...elements.flatMap((element) => [...elementDangers(element), ...attributeDangers(element)]),
  ];
}

function elementDangers(element: Element): string[] {
  const name = element.localName;
  const isControl = name === "button" || name === "input";
  const isOurs = element.matches("button.code-copy[type=button], input[type=checkbox][disabled]");
  const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml";
  return ELEMENTS.has(name) && isHtml && (!isControl || isOurs) ? [] : [`<${name}>`];
}

function attributeDangers(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name, value }) => !ATTRIBUTES.has(name) || !isHarmless(element, name, value))
    .map(({ name, value }) => `${name}="${value}"`);
}

function isHarmless(element: Element, name: string, value: string): boolean {
  switch (name) {
    case "href": {
      const { protocol, host } = new URL(value, PAGE);
      const isElsewhere = /^https?:$/.test(protocol) && host !== "webpack.js.org";
      return /^(https?|mailto|tel):$/.test(protocol) && (!isElsewhere || element.getAttribute("rel") === "noopener");
    }
    case "src": // only images on this site
      return new URL(value, PAGE).host === "webpack.js.org";
    case "cite":
      return /^https?:$/.test(new URL(value, PAGE).protocol);
    case "id":
    case "name": // our own code derives heading ids from the heading's text
      return value.startsWith("user-content-") || (/^h[1-6]$/.test(element.localName) && !isTaken(value));
    case "class":
      return (
        !/\b(skip-link|search|prose|frame-body|options|tabs|anchor|static-html)\b/.test(value) || isSelfLink(element)
      );
    case "width":
    case "height":
      return element.localName === "img";
    case "tabindex":
      return value === "0" && element.matches("pre.code-body, div.table");
    case "role":
      return element.matches("div.table[role=group], pre.code-body[role=group], aside[role=note]");
    case "aria-labelledby":
    case "aria-describedby":
      return value.split(" ").every((id) => id.startsWith("user-content-"));
    default:
      return true;
  }
}

/** Returns whether the page around a text uses an id, or chunks use the name. */
function isTaken(id: string): boolean {
  return /^(root|page-content|page-contributors|page-further-reading|W)$/.test(id);
}

function isSelfLink(element: Element): boolean {
  return element.matches("a.anchor") && element.getAttribute("href") === `#${element.parentElement?.id}`;
}
