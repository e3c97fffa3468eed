import type { Element } from "hast";
import { classesOf } from "./hast";

/** A form of a body other than the page itself: its text for search, its Markdown, or its printable form. */
type Form = "search" | "markdown" | "print";

const ALL: Form[] = ["search", "markdown", "print"];

/** The classes of elements that not every form has, with the forms that leave them out. */
const LEFT_OUT = new Map<string, Form[]>([
  ["anchor", ALL],
  ["code-tools", ALL],
  ["needs-script", ALL],
  // The page that it leads to answers the search.
  ["type-note", ["search"]],
  // Print keeps text for screen readers, because its style sheet hides it too.
  ["visually-hidden", ["search", "markdown"]],
]);

/**
 * Returns whether a form leaves an element out: a control, which only works on the page, or something that the form
 * doesn't need.
 */
export function isLeftOut(node: Element, form: Form): boolean {
  return node.tagName === "button" || classesOf(node).some((name) => LEFT_OUT.get(name)?.includes(form));
}
