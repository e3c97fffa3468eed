/**
 * The requirements that every page must meet for readers who can't see it or don't use a mouse, as far as its HTML
 * shows. Requirements that need a rendered page are in test/browser/access.test.ts.
 */
export const accessChecks: Record<string, (document: Document) => string[]> = {
  "has one h1, and headings that leave out no level": (document) => {
    const levels = all(document, "h1, h2, h3, h4, h5, h6").map((heading) => ({ heading, level: levelOf(heading) }));
    return [
      ...(levels.filter(({ level }) => level === 1).length === 1 ? [] : ["not one h1"]),
      ...levels
        .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
        .map(({ heading }) => `a level is left out before ${heading.outerHTML.slice(0, 80)}`),
      ...levels.filter(({ heading }) => textOf(heading) === "").map(() => "a heading without text"),
    ];
  },

  "has one main, header and footer at most, and other landmarks of different names": (document) => {
    const single = ["main", "header", "footer", "h1"].filter((name) => all(document, name).length > 1);
    const places = LANDMARKS.flatMap(([role, selector]) =>
      all(document, selector).map((element) => `${role} "${nameOf(element)}"`),
    );
    return [
      ...(document.querySelector("main") ? [] : ["no main"]),
      ...single.map((name) => `more than one ${name}`),
      ...repeated(places).map((place) => `twice: ${place}`),
    ];
  },

  "names its links, buttons, fields, images, and what else has a stop": (document) => [
    ...all(document, "a[href], button, summary, [role=tab], dialog")
      .filter((element) => nameOf(element) === "")
      .map((element) => `no name: ${element.outerHTML.slice(0, 120)}`),
    ...all(document, "input:not([type=hidden]), select, textarea")
      .filter(
        (field) =>
          nameOf(field) === "" && !document.querySelector(`label[for="${field.id}"]`) && !field.closest("label"),
      )
      .map((field) => `no label: ${field.outerHTML.slice(0, 120)}`),
    ...all(document, "pre[tabindex='0'], div[tabindex='0']")
      .filter((stop) => !stop.hasAttribute("role") || !stop.hasAttribute("aria-label"))
      .map((stop) => `a stop without a name: ${stop.outerHTML.slice(0, 120)}`),
    ...all(document, "img:not([alt])").map((image) => `no alt: ${image.outerHTML.slice(0, 120)}`),
    ...all(document, "svg:not([aria-hidden=true]):not([role=img][aria-label])").map(
      () => "an svg that is neither hidden nor named",
    ),
  ],

  "refers to ids that are there": (document) =>
    ["aria-labelledby", "aria-describedby", "for"].flatMap((attribute) =>
      all(document, `[${attribute}]`)
        .flatMap((element) => element.getAttribute(attribute)?.split(" ") ?? [])
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute} names ${id}, which is not there`),
    ),

  "keeps the order of the keyboard, and puts in it what can scroll": (document) => [
    ...all(document, "[tabindex]")
      .filter((element) => Number(element.getAttribute("tabindex")) > 0)
      .map((element) => `a place of its own in the order: ${element.outerHTML.slice(0, 80)}`),
    // The code of types does not scroll: it wraps, as every sample outside `.code` does.
    ...all(document, "pre:not(.type)")
      .filter((pre) => pre.textContent.split("\n").some((line) => line.length > NARROW_LINE) && !isReached(pre))
      .map((pre) => `code that scrolls out of reach: ${pre.textContent.slice(0, 60)}`),
    ...all(document, ".prose table")
      .filter((table) => !table.closest("[tabindex='0']"))
      .map((table) => `a table that scrolls out of reach: ${textOf(table).slice(0, 60)}`),
    ...all(document, "a a, a button, button a, button button, summary a, [role=tab] a").map(
      (element) => `a control in a control: ${element.outerHTML.slice(0, 80)}`,
    ),
  ],

  "has tables with column heads that say something": (document) => [
    ...all(document, "table")
      .filter((table) => !table.querySelector("th"))
      .map((table) => `no head: ${textOf(table).slice(0, 60)}`),
    ...all(document, "th")
      .filter((head) => nameOf(head) === "")
      .map((head) => `an empty head in ${textOf(head.closest("table")).slice(0, 60)}`),
  ],

  "has lists that hold items only": (document) =>
    [
      ...all(document, "li").filter(({ parentElement }) => !/^[UO]L$/.test(parentElement?.tagName ?? "")),
      ...all(document, "ul, ol").flatMap((list) => [...list.children].filter(({ tagName }) => tagName !== "LI")),
    ].map((element) => element.outerHTML.slice(0, 80)),
};

/** The maximum length of lines of code that never need scrolling: scripts/site/markdown/rehype-code.ts. */
const NARROW_LINE = 30;

/** Landmark roles, and the elements that have them. A section or a form is a landmark if it has a name. */
const LANDMARKS: [role: string, selector: string][] = [
  ["navigation", "nav, [role=navigation]"],
  ["complementary", "aside:not([role]), [role=complementary]"],
  ["region", "section[aria-label], section[aria-labelledby], [role=region]"],
  ["search", "search, [role=search]"],
  ["form", "form[aria-label], form[aria-labelledby]"],
];

/** Returns everything that a selector matches, except elements in closed dialogs. */
function all(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => !element.closest("dialog:not([open])"));
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

function isReached(element: Element): boolean {
  return element.getAttribute("tabindex") === "0" || element.querySelector("a[href], summary, button") !== null;
}

/** Returns an approximation of the name that a screen reader announces. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return label.trim();
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const referred = ids.map((id) => textOf(element.ownerDocument.getElementById(id))).join(" ");
  const pictures = [...element.querySelectorAll("img[alt], svg[aria-label]")];
  const drawn = pictures.map((picture) => picture.getAttribute("alt") ?? picture.getAttribute("aria-label") ?? "");
  return referred || [textOf(element), ...drawn].join(" ").trim();
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").trim();
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
