import type { Element, ElementContent, Root } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot, Paragraph, PhrasingContent, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { VFile } from "vfile";
import { calloutKindOf } from "../../../src/utilities/callouts";
import { isExternal, withBase } from "../../../src/utilities/urls";
import { findingsOf, inputOf } from "./context";
import { isDiff, readFence } from "./fence-meta";
import { classesOf, element, text } from "./hast";
import { isLeftOut } from "./left-out";
import { summaryOf } from "./rehype-annotated";

/** The maximum depth of the tree: deeper than any readable text. */
const MOST_LEVELS = 50;

/**
 * Stores the body as plain Markdown for programs, with components as text and absolute addresses. Runs on the tree in
 * which components are resolved, while a code block is still plain text.
 */
export function rehypeMarkdown() {
  return (tree: Root, file: VFile): void => {
    const { context, url } = inputOf(file);
    const here = withBase(context.basePath, url);
    const absolute = (address: string) =>
      isExternal(address) ? address : context.origin + (address.startsWith("#") ? here + address : address);
    // Serializing hundreds of levels would exhaust the stack or take minutes, so such a text is returned as written.
    findingsOf(file).markdown = isDeeper(tree, MOST_LEVELS) ? String(file) : markdownOf(tree, absolute);
  };
}

function isDeeper(node: Root | ElementContent, levels: number): boolean {
  if (levels === 0) return true;
  return "children" in node && node.children.some((child) => isDeeper(child as ElementContent, levels - 1));
}

function markdownOf(tree: Root, absolute: (address: string) => string): string {
  const children = tree.children.flatMap((node) => plain(node as ElementContent, absolute));
  const markdown = toMdast({ type: "root", children }, { handlers: { aside, pre, sub: raw, sup: raw, kbd: raw } });
  return toMarkdown(markdown as MarkdownRoot, {
    bullet: "-",
    emphasis: "_",
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/**
 * Returns an element without attributes that only the page needs, and without positions, because every later step would
 * copy them. Components with state are replaced by their content.
 */
function plain(node: ElementContent, absolute: (address: string) => string): ElementContent[] {
  if (node.type === "text") return [text(node.value)];
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    const children = node.children.flatMap((child) => plain(child, absolute));
    return node.name === "Details" ? [caption(summaryOf(node)), ...children] : children;
  }
  if (node.type !== "element") return [];
  if (isLeftOut(node, "markdown")) return [];
  const classes = classesOf(node);
  if (classes.includes("tabs-title") || node.tagName === "summary") return [caption(textOf(node))];
  if (classes.includes("badge")) return [text(`(${textOf(node)})`)];
  // Markdown tables have no cells that span columns or rows, and an author can write spans of millions.
  const { colSpan: _columns, rowSpan: _rows, ...rest } = node.properties;
  const { href, src } = rest;
  const properties = {
    ...rest,
    ...(typeof href === "string" && { href: absolute(href) }),
    ...(typeof src === "string" && { src: absolute(src) }),
  };
  const children = node.children.flatMap((child) => plain(child, absolute));
  return [element(node.tagName, properties, children)];
}

function caption(words: string): Element {
  return element("p", {}, [element("strong", {}, [text(words)])]);
}

/** Serializes a callout as a GitHub alert. */
const aside: Handle = (state, node) => {
  const kind = calloutKindOf(classesOf(node));
  const isTitle = (child: ElementContent) => child.type === "element" && classesOf(child).includes("callout-title");
  const children = state.toFlow(state.all({ ...node, children: node.children.filter((child) => !isTitle(child)) }));
  // The marker is an HTML node, because the bracket of a text node would be escaped.
  const marker: Paragraph = { type: "paragraph", children: [{ type: "html", value: `[!${kind?.toUpperCase()}]` }] };
  return { type: "blockquote", children: kind ? [marker, ...children] : children };
};

/** Serializes a code block as a fence with its language, below its title. */
const pre: Handle = (_state, node) => {
  const code = node.children.find((child) => child.type === "element");
  const fence = code && readFence(code);
  const lang = fence && isDiff(fence) ? "diff" : fence?.lang;
  const block: RootContent = { type: "code", lang, value: textOf(node).replace(/\n$/, "") };
  if (!fence?.title) return block;
  const title: PhrasingContent = { type: "inlineCode", value: fence.title };
  return [{ type: "paragraph", children: [{ type: "strong", children: [title] }] }, block];
};

/** Serializes elements that Markdown cannot express as HTML. */
const raw: Handle = (_state, { tagName, ...node }) => ({
  type: "html",
  value: `<${tagName}>${textOf(node as Element)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")}</${tagName}>`,
});
