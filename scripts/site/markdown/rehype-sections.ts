import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { classesOf, headingLevel } from "./hast";
import { leadOf } from "./leads";
import { isLeftOut } from "./left-out";
import type { SectionText } from "./types";

/** Inline elements. The text of all other elements is separated from its neighbors. */
const INLINE = new Set(
  "a abbr b bdi cite code del dfn em i ins kbd mark q s small span strong sub sup u var".split(" "),
);

/** Marks the end of a fact while the text is collected. No page contains it. */
const FACT_END = "\0";

/** The languages of terminal output. */
const OUTPUT = new Set(["language-text", "language-console"]);

/**
 * Collects the plain text of each section for search, starting with the text before the first heading. It separates
 * prose, code and terminal output. Runs before code is highlighted, while a code block is still plain text.
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const sections = [start("", "", 1, [])];
    for (const node of tree.children) {
      collect([node], sections);
      sections.at(-1)?.nodes.push(node);
    }
    findingsOf(file).texts = sections.map(({ id, title, level, around, parts, nodes }): SectionText => {
      const [code = "", output = ""] = [parts.code, parts.output].map((texts) => tidy(texts.join("")));
      const prose = parts.prose.join("").split(FACT_END).map(tidy).filter(Boolean).join("\n");
      return {
        id,
        title,
        level,
        above: around.map((heading) => heading.title),
        prose,
        code,
        output,
        lead: leadOf(nodes),
      };
    });
  };
}

interface Collected extends Pick<SectionText, "id" | "title" | "level"> {
  /** The sections of the headings above it, outermost first. */
  around: Collected[];
  /** The direct children of the page from its heading on. */
  nodes: RootContent[];
  parts: Record<"prose" | "code" | "output", string[]>;
}

function start(id: string, title: string, level: number, around: Collected[]): Collected {
  return { id, title, level, around, nodes: [], parts: { prose: [], code: [], output: [] } };
}

function collect(nodes: (RootContent | ElementContent)[], sections: Collected[]): void {
  for (const node of nodes) {
    const parts = sections.at(-1)?.parts;
    if (node.type === "text") parts?.prose.push(node.value);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") collect(node.children, sections);
    else if (node.type === "element") collectElement(node, sections);
  }
}

function collectElement(node: Element, sections: Collected[]): void {
  if (isLeftOut(node, "search")) return;
  const level = headingLevel(node);
  const { id } = node.properties;
  if (level && typeof id === "string") {
    const last = sections.at(-1);
    const around = last && last.level > 1 ? [...last.around, last] : [];
    sections.push(
      start(
        id,
        headingText(node),
        level,
        around.filter((heading) => heading.level < level),
      ),
    );
    return;
  }
  const parts = sections.at(-1)?.parts;
  if (node.tagName === "pre") {
    const kind = isOutput(node) ? "output" : "code";
    parts?.[kind].push("\n", textOf(node), "\n");
    return;
  }
  // Inline code of three words or more is a message, not code.
  if (node.tagName === "code" && /\S\s+\S+\s+\S/.test(textOf(node))) parts?.output.push("\n", textOf(node), "\n");
  const isApart = !INLINE.has(node.tagName);
  if (isApart) parts?.prose.push("\n");
  collect(node.children, sections);
  if (isApart) sections.at(-1)?.parts.prose.push(isFact(node) ? FACT_END : "\n");
}

/** Returns whether an element is a fact about an option: an item of the list below its heading. */
function isFact(node: Element): boolean {
  return node.tagName === "li" && /^(?:Type|Set|Default|CLI|Since): /.test(textOf(node).trimStart());
}

function headingText(heading: Element): string {
  const isBadge = (node: ElementContent) => node.type === "element" && classesOf(node).includes("badge");
  return tidy(textOf({ ...heading, children: heading.children.filter((child) => !isBadge(child)) }));
}

function isOutput({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && classesOf(child).some((name) => OUTPUT.has(name)));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
