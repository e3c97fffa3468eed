import type { Element, ElementContent, Root } from "hast";
import { splitName } from "../../../src/utilities/split-name";
import { element, headingLevel, text } from "./hast";
import { visitElements } from "./visit-elements";

/**
 * Allows line breaks between the words of long names in headings. Runs after all plugins that read the text of
 * headings.
 */
export function rehypeBreaks() {
  return (tree: Root): void => {
    visitElements(tree, (node) => {
      if (headingLevel(node) > 0) breakNames(node);
    });
  };
}

function breakNames(parent: Element): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "element") breakNames(child);
    if (child.type !== "text") return [child];
    const parts = splitName(child.value).map(text);
    return parts.flatMap((part, index) => (index > 0 ? [element("wbr"), part] : [part]));
  });
}
