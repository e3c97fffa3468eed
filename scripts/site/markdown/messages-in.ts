import type { Heading, InlineCode, List, ListItem, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { CATALOG } from "../../../src/utilities/section-urls";
import { causesIn } from "./causes-in";
import { writtenId } from "./remark-heading-ids";
import type { Message } from "./types";
import { visitNodes } from "./visit-nodes";

/** A message of the catalog, and its heading, where problems are reported. */
export interface PlacedMessage extends Message {
  heading: Heading;
}

/** A part of a page that explains a message. */
interface MessageSection {
  heading: Heading;
  /** The message, as code in the heading. */
  title: string;
  /** Everything from the heading to the next one. */
  below: RootContent[];
}

/**
 * Returns the messages that a page of the catalog explains. Each is a heading of the second level that consists of the
 * message as inline code and an id. The first paragraph below it says what the message means. A list before the next
 * heading may add `- Also:` with other forms of the message, `- Also, unless another entry matches:` with forms that
 * many messages have (the title can be one of them), `- Often caused by:` with links to messages that cause it, and
 * `- Passes on:` if the cause is the message right after it in an output. The items of the first numbered list are its
 * causes.
 *
 * @param url The URL of the page.
 */
export function messagesIn(tree: Root, url: string): PlacedMessage[] {
  if (!url.startsWith(CATALOG)) return [];
  const page = url.slice(CATALOG.length);
  return messageSectionsIn(tree).map(({ heading, title, below }) => {
    const meaning = below.find(({ type }) => type === "paragraph");
    const facts = below.filter((node) => node.type === "list").flatMap(({ children }: List) => children);
    const general = factsIn(facts, "Also, unless another entry matches:").flatMap(codesIn);
    return {
      heading,
      id: `${page}#${heading.data?.hProperties?.id ?? writtenId(heading) ?? ""}`,
      meaning: meaning ? textOf(meaning) : "",
      patterns: [title, ...factsIn(facts, "Also:").flatMap(codesIn)].filter((form) => !general.includes(form)),
      general,
      passesOn: factsIn(facts, "Passes on:").length > 0,
      follows: factsIn(facts, "Often caused by:").flatMap((fact) => linksIn(fact, url)),
      causes: causesIn(below).map((cause) => ({ title: cause.title, signs: cause.signs })),
    };
  });
}

/** Returns the parts of a page of the catalog that explain a message. */
export function messageSectionsIn(tree: Root): MessageSection[] {
  return tree.children.flatMap((heading, index) => {
    const [code] = heading.type === "heading" && heading.depth === 2 ? heading.children : [];
    if (heading.type !== "heading" || code?.type !== "inlineCode") return [];
    return { heading, title: code.value, below: untilHeading(tree.children.slice(index + 1)) };
  });
}

function untilHeading(nodes: RootContent[]): RootContent[] {
  const end = nodes.findIndex(({ type }) => type === "heading");
  return end < 0 ? nodes : nodes.slice(0, end);
}

function factsIn(items: ListItem[], label: string): ListItem[] {
  return items.filter((item) => textOf(item).startsWith(label));
}

function codesIn(item: ListItem): string[] {
  const codes: InlineCode[] = [];
  visitNodes(item, (node) => void (node.type === "inlineCode" && codes.push(node)));
  return codes.map(({ value }) => value);
}

/** Returns the ids of the messages that a fact links to. */
function linksIn(item: ListItem, url: string): string[] {
  const ids: string[] = [];
  visitNodes(item, (node) => {
    if (node.type !== "link") return;
    const { pathname, hash } = new URL(node.url, `https://example.org${url}`);
    ids.push(pathname.slice(CATALOG.length) + hash);
  });
  return ids;
}
