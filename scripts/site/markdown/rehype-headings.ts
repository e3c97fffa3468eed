import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { findingsOf, report } from "./context";
import { visitElements } from "./visit-elements";

/**
 * Collects the outline and every id of the page, and gives each heading a link to itself. A heading of the first level
 * steps down, because the page's title is its only `h1`. Runs after rehypeHeadingIds.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const { outline, ids } = findingsOf(file);
    const seen = new Set<string>();
    visitElements(tree, (node) => {
      const id = node.properties.id ?? (node.tagName === "a" ? node.properties.name : undefined);
      if (typeof id !== "string" || id === "") return undefined;
      if (seen.has(id)) report(file, node, `The id "${id}" stands twice on this page.`, "warning");
      seen.add(id);
      ids.push(id);
      if (node.tagName === "h1") {
        report(
          file,
          node,
          "The title is the page's only heading of the first level. Write ## for this one.",
          "warning",
        );
        node.tagName = "h2";
      }
      const level = /^h([1-6])$/.exec(node.tagName)?.[1];
      if (!level) return undefined;
      const title = textOf(node).trim();
      if (level === "2" || level === "3") outline.push({ id, title, level: level === "2" ? 2 : 3 });
      node.children.push(selfLink(id, title));
      return undefined;
    });
  };
}

function selfLink(id: string, title: string): Element {
  const properties = { className: ["anchor"], href: `#${id}`, ariaLabel: `Link to section: ${title}` };
  return { type: "element", tagName: "a", properties, children: [] };
}
