import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { VFile } from "vfile";
import { findingsOf } from "./context";

/**
 * Collapses what needs no component into strings of HTML: the page's module becomes small, and compiling, parsing and
 * rendering it cheap. What is left as JSX are the stateful components and their ancestors. Runs last.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile): void => {
    findingsOf(file).interactive = !tree.children.every(isStatic);
    tree.children = collapse(tree.children) as RootContent[];
  };
}

/** Replaces each run of static siblings by one `<StaticHtml html="...">`. */
function collapse(nodes: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let run: RootContent[] = [];
  for (const node of nodes) {
    if (isStatic(node)) {
      run.push(node);
      continue;
    }
    result.push(...toStaticHtml(run));
    run = [];
    if (node.type === "mdxJsxFlowElement") node.children = collapse(node.children) as ElementContent[];
    result.push(node);
  }
  return [...result, ...toStaticHtml(run)];
}

function toStaticHtml(run: RootContent[]): RootContent[] {
  const html = toHtml({ type: "root", children: run }, { allowDangerousHtml: false }).trim();
  if (html === "") return [];
  const attributes = [{ type: "mdxJsxAttribute" as const, name: "html", value: html }];
  return [{ type: "mdxJsxFlowElement", name: "StaticHtml", attributes, children: [] }];
}

function isStatic(node: RootContent | ElementContent): boolean {
  if (node.type === "element") return (node as Element).children.every(isStatic);
  return node.type === "text" || node.type === "comment" || node.type === "doctype";
}
