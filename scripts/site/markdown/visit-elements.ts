import type { Element, ElementContent, Root, RootContent } from "hast";

type Parent = Root | Element | Extract<RootContent | ElementContent, { children: unknown[] }>;

/**
 * Called for each element, before its children.
 *
 * @returns nodes to put in the element's place, which are not visited, or nothing to go on with its children.
 */
type Visitor = (element: Element) => ElementContent[] | undefined;

/**
 * Walks all elements of a tree in document order. Five plugins walk each page; unist-util-visit, which can do more, took
 * a tenth of a whole build for it.
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
