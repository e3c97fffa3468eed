import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { CATALOGUE } from "../../../src/utilities/section-urls";
import { inputOf } from "./context";
import { element, text } from "./hast";
import { visitElements } from "./visit-elements";

/** The maximum number of forms that stay visible below a message. */
const SHOWN = 3;
/** The minimum number of further forms that are worth collapsing. */
const WORTH = 3;

/**
 * Collapses most of the other forms of a message on pages of the error catalog. Programs search for these forms in
 * outputs, but readers don't need to see all of them. Runs after the printable body and the texts for search are
 * stored, both of which contain all forms.
 */
export function rehypeMessageForms() {
  return (tree: Root, file: VFile): void => {
    if (!inputOf(file).url.startsWith(CATALOGUE)) return;
    visitElements(tree, (item) => {
      if (item.tagName === "li" && textOf(item).startsWith("Also:")) putAway(item);
    });
  };
}

function putAway(item: Element): void {
  const forms = item.children.filter((node): node is Element => node.type === "element" && node.tagName === "code");
  const hidden = forms.slice(SHOWN);
  if (hidden.length < WORTH) return;
  const summary = element("summary", {}, [text(`${hidden.length} more variants`)]);
  const details = element("details", {}, [summary, element("p", {}, withCommas(hidden))]);
  item.children = [text("Also: "), ...withCommas(forms.slice(0, SHOWN)), details];
}

function withCommas(forms: Element[]): ElementContent[] {
  return forms.flatMap((form, index) => (index === 0 ? [form] : [text(", "), form]));
}
