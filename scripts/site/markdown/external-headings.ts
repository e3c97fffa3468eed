import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { headingLevel } from "./hast";
import { visitElements } from "./visit-elements";

/**
 * Removes the title and the table of contents of a README, because the page around it has both. The remaining headings
 * start at `h2` and skip no level.
 *
 * @param name The name of the package.
 */
export function tidyHeadings(tree: Root, name: string): void {
  const seen = { heading: false, h1: false };
  dropTitles(tree, bare(name), seen);
  dropContents(tree);
  const above: number[] = [];
  visitElements(tree, (node) => {
    const level = headingLevel(node);
    if (level === 0) return;
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    node.tagName = `h${Math.min(6, above.length + 1)}`;
  });
}

/**
 * Removes the top heading if it is the package's name (whatever its level), the top `h1`, and other large headings with
 * the name.
 */
function dropTitles(parent: Root | Element, name: string, seen: { heading: boolean; h1: boolean }): void {
  parent.children = (parent.children as ElementContent[]).filter((node) => {
    if (node.type !== "element") return true;
    if (/^(div|p)$/.test(node.tagName)) dropTitles(node, name, seen);
    const level = headingLevel(node);
    if (level === 0) return true;
    const isNamed = bare(textOf(node)) === name;
    const isTitle = (level === 1 && !seen.h1) || (isNamed && (level < 3 || !seen.heading));
    seen.h1 ||= level === 1;
    seen.heading ||= !isTitle;
    return !isTitle && textOf(node).trim() !== "";
  });
}

/** Removes lists of links to headings, before the first heading or below "Table of contents". */
function dropContents(tree: Root): void {
  const elements = (tree.children as ElementContent[]).filter((node): node is Element => node.type === "element");
  const first = elements.findIndex((node) => headingLevel(node) > 0);
  const named = elements.findIndex((node) => headingLevel(node) > 0 && /^(tableof)?contents$/.test(bare(textOf(node))));
  const before = elements.slice(0, Math.max(0, first)).filter(isContents);
  const below = named >= 0 ? elements.slice(named, named + 2) : [];
  const dropped = new Set<unknown>([...before, ...(below[1] && isContents(below[1]) ? below : [])]);
  tree.children = tree.children.filter((node) => !dropped.has(node));
}

function isContents(list: Element): boolean {
  if (list.tagName !== "ul" && list.tagName !== "ol") return false;
  let linked = "";
  visitElements(list, (node) => {
    if (node.tagName === "a" && String(node.properties.href).startsWith("#")) linked += textOf(node);
  });
  return bare(linked).length > 0.9 * bare(textOf(list)).length;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}
