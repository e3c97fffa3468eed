import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { CATALOG } from "../../../src/utilities/section-urls";
import { inputOf } from "./context";
import { classesOf, element, text } from "./hast";
import { SIGNS } from "./remark-signs";
import { visitElements } from "./visit-elements";

/** The maximum numbers of forms below a message and of signs below a cause that stay visible. */
const SHOWN = { forms: 3, signs: 4 };
/** The minimum numbers of further forms and signs that are worth collapsing. */
const WORTH = { forms: 3, signs: 2 };
/** The text between two alternatives in a line about signs. */
const SEPARATOR = /^(?:, | or |, or )$/;

/**
 * Collapses most of the other forms of a message and of the signs of a cause on pages of the error catalog. Programs
 * search for them in outputs, but readers don't need to see all of them at once. Runs after the printable body and the
 * texts for search are stored, both of which contain all of them.
 */
export function rehypeMessageForms() {
  return (tree: Root, file: VFile): void => {
    if (!inputOf(file).url.startsWith(CATALOG)) return;
    visitElements(tree, (item) => {
      if (item.tagName === "li" && textOf(item).startsWith("Also:")) putFormsAway(item);
      if (item.tagName === "p" && classesOf(item).includes(SIGNS)) putSignsAway(item);
    });
  };
}

function putFormsAway(item: Element): void {
  const forms = item.children.filter((node): node is Element => node.type === "element" && node.tagName === "code");
  const hidden = forms.slice(SHOWN.forms);
  if (hidden.length < WORTH.forms) return;
  const more = detailsOf(`${hidden.length} more variants`, withCommas(hidden));
  item.children = [text("Also: "), ...withCommas(forms.slice(0, SHOWN.forms)), more];
}

/**
 * Makes "This is the likely cause if the output contains `a`, `b`, `c`, or `d`." and a list of the others out of the line
 * about all signs.
 */
function putSignsAway(item: Element): void {
  const ends = item.children.flatMap((node, index) =>
    node.type === "text" && SEPARATOR.test(node.value) ? [index] : [],
  );
  const end = ends[SHOWN.signs - 1];
  const hidden = ends.length + 1 - SHOWN.signs;
  if (end === undefined || hidden < WORTH.signs) return;
  const last = (ends[SHOWN.signs - 2] ?? 0) + 1;
  const shown = [...item.children.slice(0, last - 1), text(", or "), ...item.children.slice(last, end), text(".")];
  const more = detailsOf(`${hidden} more signs`, [text("Also: "), ...item.children.slice(end + 1)]);
  Object.assign(item, { tagName: "div", children: [element("p", {}, shown), more] });
}

function detailsOf(title: string, children: ElementContent[]): Element {
  return element("details", {}, [element("summary", {}, [text(title)]), element("p", {}, children)]);
}

function withCommas(forms: Element[]): ElementContent[] {
  return forms.flatMap((form, index) => (index === 0 ? [form] : [text(", "), form]));
}
