import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { findingsOf, report } from "./context";
import { element, headingLevel } from "./hast";
import { visitElements } from "./visit-elements";

const ONLY_TITLE = "The title is the page's only first-level heading. Write ## for this one.";

/**
 * Collects every id of the page, and gives each heading a link to itself. First-level headings become second-level
 * ones, because the page's title is its only `h1`. Runs after rehypeHeadingIds.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const { ids } = findingsOf(file);
    const seen = new Set<string>();
    visitElements(tree, (node) => {
      if (node.tagName === "h1") {
        report(file, node, ONLY_TITLE, "warning");
        node.tagName = "h2";
      }
      const id = node.properties.id ?? (node.tagName === "a" ? node.properties.name : undefined);
      if (typeof id !== "string" || id === "") return;
      if (seen.has(id)) report(file, node, `Two elements on this page have the id "${id}".`, "warning");
      seen.add(id);
      ids.push(id);
      if (headingLevel(node) > 0) node.children.push(selfLink(id, textOf(node).trim()));
    });
  };
}

function selfLink(id: string, title: string): Element {
  return element("a", { className: ["anchor"], href: `#${id}`, ariaLabel: `Link to section: ${title}` });
}
