import type { BlockContent, Blockquote, Paragraph, Root, RootContent } from "mdast";
import { visitNodes } from "./visit-nodes";

const KINDS = { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" } as const;
type Kind = keyof typeof KINDS;

/** The kinds of callouts, in small letters. */
export const CALLOUTS = Object.keys(KINDS);

const MARKERS: Record<string, Kind> = { "T>": "tip", "W>": "warning", "?>": "note" };

/**
 * Turns the ways to write a callout into `<aside class="callout callout-tip" role="note">`: a paragraph that starts with `T>`,
 * `W>` or `?>`, and a GitHub alert (a block quote that starts with `[!TIP]`, or with `**Tip**` as GitHub had it first).
 */
export function remarkCallouts() {
  return (tree: Root): void => {
    visitNodes(tree, (node, index, parent) => {
      const callout =
        node.type === "paragraph" ? fromMarker(node) : node.type === "blockquote" ? fromAlert(node) : undefined;
      if (callout) parent.children[index] = callout as RootContent;
    });
  };
}

function fromMarker(paragraph: Paragraph): Blockquote | undefined {
  const first = paragraph.children[0];
  if (first?.type !== "text") return;
  const marker = /^([TW?]>)\s/.exec(first.value)?.[1];
  const kind = marker && MARKERS[marker];
  if (!kind) return;
  // The marker may be repeated at the start of each line of the paragraph.
  for (const child of paragraph.children) {
    if (child.type === "text") child.value = child.value.replaceAll(`\n${marker} `, "\n");
  }
  first.value = first.value.slice(marker.length).trimStart();
  return callout(kind, [paragraph], paragraph);
}

function fromAlert(quote: Blockquote): Blockquote | undefined {
  const [paragraph, ...rest] = quote.children;
  if (paragraph?.type !== "paragraph") return;
  const older = fromOlderAlert(quote, paragraph, rest as BlockContent[]);
  if (older) return older;
  const first = paragraph.children[0];
  if (first?.type !== "text") return;
  const match = /^\[!(\w+)\][^\S\n]*(?:\n|$)/.exec(first.value);
  const kind = match?.[1]?.toLowerCase();
  if (!match || !kind || !isKind(kind)) return;
  first.value = first.value.slice(match[0].length);
  if (first.value === "") paragraph.children.shift();
  if (paragraph.children[0]?.type === "break") paragraph.children.shift();
  const body = paragraph.children.length > 0 ? [paragraph, ...rest] : rest;
  return callout(kind, body as BlockContent[], quote);
}

/** The form alerts had first: a quote that starts with a bold kind. */
function fromOlderAlert(quote: Blockquote, paragraph: Paragraph, rest: BlockContent[]): Blockquote | undefined {
  const [strong, next, ...others] = paragraph.children;
  const word = strong?.type === "strong" && strong.children[0]?.type === "text" ? strong.children[0].value : "";
  const kind = word.toLowerCase();
  if (!/^[NWITC][a-z]+$/.test(word) || !isKind(kind)) return;
  if (!next) return callout(kind, rest, quote);
  if (next.type !== "text" || !/^\s/.test(next.value)) return;
  paragraph.children = [{ ...next, value: next.value.trimStart() }, ...others];
  return callout(kind, [paragraph, ...rest], quote);
}

function callout(kind: Kind, body: BlockContent[], { position }: Paragraph | Blockquote): Blockquote {
  const title: Paragraph = {
    type: "paragraph",
    data: { hProperties: { className: ["callout-title"] } },
    children: [{ type: "text", value: KINDS[kind] }],
  };
  // Not a landmark: a page may have many of a kind, and they belong to the text around them.
  const hProperties = { className: ["callout", `callout-${kind}`], role: "note", ariaLabel: KINDS[kind] };
  return { type: "blockquote", data: { hName: "aside", hProperties }, children: [title, ...body], position };
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}
