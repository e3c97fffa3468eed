import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { findingsOf, report } from "./context";
import { visitElements } from "./visit-elements";

/** Collects the outline and all ids of the page, and adds a link to each heading. Runs after rehype-slug. */
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
