import type { Blockquote, Code, Heading, Nodes, Paragraph, Root } from "mdast";
import type { VFile } from "vfile";
import { type CALLOUTS, isCalloutKind } from "../../../src/utilities/callouts";
import { inputOf, report } from "./context";
import { visitNodes } from "./visit-nodes";

/** The page that contains a node, as its author wrote it. */
interface Written {
  source: string;
  trusted: boolean;
}

/** Matches the id of a heading as other tools write it, with or without a backslash that hides it from MDX. */
const BRACED_ID = /\\?\{#([\w-]+)\}\s*$/;

/** The kinds of callouts that have other names in other tools. */
const KINDS: Record<string, keyof typeof CALLOUTS> = { info: "note", danger: "caution" };

/**
 * Reports syntax of other tools, and of Markdown that isn't MDX, which readers would see as plain characters. It runs before
 * callouts are converted, while positions are those of the file.
 */
export function remarkForeign() {
  return (tree: Root, file: VFile): void => {
    const { source: isExternal, trusted } = inputOf(file);
    if (isExternal !== null) return;
    const written = { source: String(file), trusted };
    visitNodes(tree, (node, _, parent) => {
      const message = foreignIn(node, parent.type === "root", written);
      if (message) report(file, node, message, "warning");
    });
  };
}

/** Returns advice on how to write the id of a heading that ends in `{#id}`; undefined for other lines. */
export function adviceForId(line: string): string | undefined {
  const id = /^#{1,6}\s/.test(line) ? BRACED_ID.exec(line)?.[1] : undefined;
  return id === undefined ? undefined : `Write the id of a heading as a comment at its end: {/*${id}*/}.`;
}

function foreignIn(node: Nodes, isTop: boolean, written: Written): string | undefined {
  switch (node.type) {
    case "heading":
      return inHeading(node, written);
    case "paragraph":
      return containerIn(node) ?? (isTop && written.trusted ? indentedIn(node, written) : undefined);
    case "blockquote":
      return inQuote(node, written);
    case "code":
      return inFence(node, written);
    default:
      return undefined;
  }
}

function inHeading(heading: Heading, { source, trusted }: Written): string | undefined {
  if (!heading.children.some(isShown)) return "This heading is empty. Write its words, or delete it.";
  const last = heading.children.at(-1);
  const [, id] = last?.type === "text" ? (BRACED_ID.exec(last.value) ?? []) : [];
  if (id === undefined) return undefined;
  const advice = trusted
    ? adviceForId(lineOf(heading, source))
    : "Delete it: a heading of an .md page has no other id.";
  return `Readers would see {#${id}}. ${advice}`;
}

/** Returns whether a part of a heading is visible. A comment isn't. */
function isShown(part: Nodes): boolean {
  return part.type === "mdxTextExpression"
    ? !part.value.startsWith("/*")
    : part.type !== "text" || part.value.trim() !== "";
}

function containerIn({ children: [first] }: Paragraph): string | undefined {
  const [, word] = first?.type === "text" ? (/^:{3,}[ \t]*([a-z]+)/i.exec(first.value) ?? []) : [];
  if (word === undefined) return undefined;
  const name = word.toLowerCase();
  const kind = isCalloutKind(name) ? name : (KINDS[name] ?? "note");
  return `Readers would see :::. Start a callout with a line > [!${kind.toUpperCase()}], and each line of its text with >.`;
}

function inQuote(quote: Blockquote, { source }: Written): string | undefined {
  const [, kind = "", title] = /^>\s*\[!(\w+)\][ \t]+(\S.*)/.exec(lineOf(quote, source)) ?? [];
  if (title === undefined || !isCalloutKind(kind.toLowerCase())) return undefined;
  return `This is a quotation, because words follow [!${kind}] on its line. Write them on the next line: > **${title.trim()}**.`;
}

/** MDX doesn't treat indented text as code. A paragraph inside a list or a component can be indented anyway. */
function indentedIn({ position }: Paragraph, { source }: Written): string | undefined {
  const start = position?.start.offset ?? 0;
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  if (!/^(?: {4}|\t)\s*$/.test(before)) return undefined;
  return "Four spaces don't make code in an .mdx page. Put a line ``` before the code and one after it.";
}

function inFence(fence: Code, { source }: Written): string | undefined {
  const [, quote] = /\stitle=(["']).*?\\\1/.exec(lineOf(fence, source)) ?? [];
  if (quote === undefined) return undefined;
  const other = quote === '"' ? "'" : '"';
  return `A backslash doesn't keep a title from ending at ${quote}. Put the title in the other quotes: title=${other}…${other}.`;
}

/** Returns the first line of a node, as written. */
function lineOf({ position }: Nodes, source: string): string {
  const text = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  return text.split("\n", 1)[0] ?? "";
}
