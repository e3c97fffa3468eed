import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { explanationsIn } from "./explanations-in";

/**
 * Converts a body without components into an HTML string, so that its page needs nothing else. In other bodies it
 * converts the static parts, so that only components with state and their ancestors stay JSX. Runs last.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile): void => {
    const isPlain = tree.children.every(isStatic);
    const findings = findingsOf(file);
    findings.html = isPlain ? toHtml(tree).trim() : null;
    if (isPlain && findings.messages.length > 0) findings.explanations = explanationsIn(tree);
    tree.children = isPlain ? [] : collapse(tree.children);
  };
}

/** Replaces each sequence of static siblings with one `<StaticHtml html="...">`. */
function collapse(nodes: RootContent[], isCode = false): RootContent[] {
  const result: RootContent[] = [];
  let run: RootContent[] = [];
  const endRun = () => {
    result.push(...toStaticHtml(run, isCode));
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (!isCode) collapseInside(node);
    result.push(node);
  }
  endRun();
  return result;
}

/** Collapses the static parts below a component, or below an element that contains one. */
function collapseInside(node: RootContent | ElementContent): void {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    node.children = collapse(node.children) as ElementContent[];
  } else if (node.type === "element") {
    if (node.tagName === "code") node.children = collapse(node.children, true) as ElementContent[];
    for (const child of node.children) if (!isStatic(child)) collapseInside(child);
  }
}

/**
 * Returns the component that renders some nodes as HTML, or nothing if that HTML is empty.
 *
 * @param isInline Whether the nodes are in code, where white space is significant and only inline elements are allowed.
 */
function toStaticHtml(run: RootContent[], isInline: boolean): RootContent[] {
  const written = toHtml({ type: "root", children: run });
  const html = isInline ? written : written.trim();
  if (html === "") return [];
  const attributes = [
    { type: "mdxJsxAttribute" as const, name: "html", value: html },
    ...(isInline ? [{ type: "mdxJsxAttribute" as const, name: "isInline", value: null }] : []),
  ];
  return [{ type: "mdxJsxFlowElement", name: "StaticHtml", attributes, children: [] }];
}

function isStatic(node: RootContent | ElementContent): boolean {
  if (node.type === "element") return (node as Element).children.every(isStatic);
  return node.type === "text" || node.type === "comment" || node.type === "doctype";
}
