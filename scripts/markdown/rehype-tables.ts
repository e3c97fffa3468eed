import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/** Lets a wide table scroll by itself, reachable by keyboard, and turns the alignment attribute into a class. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "td" || node.tagName === "th") alignByClass(node);
      if (node.tagName !== "table" || !parent || index === undefined) return;
      if (parent.type === "element" && [parent.properties.className].flat().includes("table")) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table"], role: "group", ariaLabel: label(node), tabIndex: 0 },
        children: [node],
      };
      return [SKIP, index]; // visit the table inside its new wrapper
    });
  };
}

function alignByClass(cell: Element): void {
  const align = cell.properties.align;
  if (typeof align !== "string") return;
  delete cell.properties.align;
  cell.properties.className = [`align-${align}`];
}

/** A region needs a name; the headers of the columns say best what a table is about. */
function label(table: Element): string {
  const headers: string[] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "th" && headers.length < 3) headers.push(textOf(node).trim());
  });
  return `Table: ${headers.filter(Boolean).join(", ") || "values"}`;
}
