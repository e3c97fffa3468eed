import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element } from "./hast";
import { replaceElements, visitElements } from "./visit-elements";

/**
 * Makes wide tables scroll on their own and reachable by keyboard, and replaces the alignment attribute with a class.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    replaceElements(tree, (node) => (node.tagName === "table" ? [wrap(node)] : undefined));
  };
}

function wrap(table: Element): Element {
  const headers: string[] = [];
  visitElements(table, (node) => {
    if (node.tagName === "td" || node.tagName === "th") alignByClass(node);
    if (node.tagName === "th" && textOf(node).trim() === "") node.tagName = "td"; // An empty corner cell isn't a header.
    if (node.tagName === "th" && headers.length < 3) headers.push(textOf(node).trim());
  });
  // A focusable group needs a name, and the column headers describe the table best.
  const ariaLabel = `Table: ${headers.filter(Boolean).join(", ") || "values"}`;
  return element("div", { className: ["table"], role: "group", ariaLabel, tabIndex: 0 }, [table]);
}

function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== "string") return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}
