import type { Element, ElementContent, Root, RootContent } from "hast";

type Parent = Root | Element | Extract<RootContent | ElementContent, { children: unknown[] }>;

/**
 * A function that is called for each element, before its children.
 *
 * @returns The nodes that replace the element, which are not visited, or undefined to continue with its children.
 */
type Visitor = (element: Element) => ElementContent[] | undefined;

/**
 * Visits all elements of a tree in document order. It replaces unist-util-visit, whose additional features took a tenth
 * of the build time, because five plugins visit each page.
 */
export function visitElements(parent: Parent, visitor: Visitor): void {
  const children = parent.children as ElementContent[];
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (!node || !("children" in node)) continue;
    const replacement = node.type === "element" ? visitor(node) : undefined;
    if (!replacement) {
      visitElements(node, visitor);
      continue;
    }
    children.splice(index, 1, ...replacement);
    index += replacement.length - 1;
  }
}
