import type { Element } from "hast";
import { classesOf } from "./hast";

/** What is made of a body besides the page itself: its text for search, its Markdown, and its printable form. */
type Form = "search" | "markdown" | "print";

const ALL: Form[] = ["search", "markdown", "print"];

/** The classes of elements that not every form has, with the forms that leave them out. */
const LEFT_OUT = new Map<string, Form[]>([
  ["anchor", ALL],
  ["code-tools", ALL],
  ["needs-script", ALL],
  // Print keeps what screen readers say, because its style sheet hides it too.
  ["visually-hidden", ["search", "markdown"]],
]);

/** Returns whether a form leaves an element out: a control, which only works on the page, or what that form does not need. */
export function isLeftOut(node: Element, form: Form): boolean {
  return node.tagName === "button" || classesOf(node).some((name) => LEFT_OUT.get(name)?.includes(form));
}
