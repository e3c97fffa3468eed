import type { Element, ElementContent, Properties, Root, Text } from "hast";

/** Creates an element of a page's tree. */
export function element(tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

/** Creates a text node of a page's tree. */
export function text(value: string): Text {
  return { type: "text", value };
}

/** Returns the class names of an element. */
export function classesOf({ properties }: Element): string[] {
  const { className } = properties;
  if (Array.isArray(className)) return className.map(String);
  return className ? [String(className)] : [];
}

/** Returns the level of a heading from 1 to 6, or 0 for other nodes. */
export function headingLevel(node: ElementContent | Root["children"][number]): number {
  return node.type === "element" ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}
