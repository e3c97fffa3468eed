import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visitElements } from "./visit-elements";

/** Lets a wide table scroll by itself, reachable by keyboard, and turns the alignment attribute into a class. */
export function rehypeTables() {
  return (tree: Root): void => {
    visitElements(tree, (node) => (node.tagName === "table" ? [wrap(node)] : undefined));
  };
}

function wrap(table: Element): Element {
  const headers: string[] = [];
  visitElements(table, (node) => {
    if (node.tagName === "td" || node.tagName === "th") alignByClass(node);
    if (node.tagName === "th" && textOf(node).trim() === "") node.tagName = "td"; // the corner heads nothing
    if (node.tagName === "th" && headers.length < 3) headers.push(textOf(node).trim());
    return undefined;
  });
  // A group needs a name; the headers of the columns say best what a table is about.
  const ariaLabel = `Table: ${headers.filter(Boolean).join(", ") || "values"}`;
  const properties = { className: ["table"], role: "group", ariaLabel, tabIndex: 0 };
  return { type: "element", tagName: "div", properties, children: [table] };
}

function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== "string") return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}
