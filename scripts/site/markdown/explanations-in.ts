import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { classesOf, headingLevel } from "./hast";
import { SIGNS } from "./remark-signs";
import type { Explanation } from "./types";

/** The start of a fact about a message, for programs. */
const FACT = /^\s*(?:Also|Also, unless another entry matches|Often caused by|Passes on):/;

/** Returns the explanation below each heading of the second level, by heading id. */
export function explanationsIn({ children }: Root): Record<string, Explanation> {
  const at = children.flatMap((node, index) => (headingLevel(node) === 2 ? [index] : []));
  const below = at.map((start, index): [string, Explanation] => {
    const { id } = (children[start] as Element).properties;
    return [String(id), explanationOf(children.slice(start + 1, at[index + 1]))];
  });
  return Object.fromEntries(below);
}

function explanationOf(nodes: RootContent[]): Explanation {
  const meaning = nodes.find((node) => isElement(node, "p"));
  const causes = nodes.find((node) => isElement(node, "ol"));
  const rest = nodes.filter((node) => node !== meaning && node !== causes && !isFacts(node));
  const items = causes?.type === "element" ? causes.children : [];
  return {
    causes: items.flatMap((item) =>
      item.type === "element" ? [htmlOf(item.children.filter((node) => !isSigns(node)))] : [],
    ),
    rest: htmlOf(rest),
  };
}

function isFacts(node: RootContent): boolean {
  return isElement(node, "ul") && FACT.test(textOf(node));
}

function isSigns(node: ElementContent): boolean {
  return node.type === "element" && classesOf(node).includes(SIGNS);
}

function isElement(node: RootContent, tagName: string): boolean {
  return node.type === "element" && node.tagName === tagName;
}

function htmlOf(children: RootContent[]): string {
  return toHtml({ type: "root", children }).trim();
}
