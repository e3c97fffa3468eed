import type { BlockContent, Blockquote, Paragraph, Root, RootContent } from "mdast";
import {
  CALLOUTS,
  type Callout,
  type CalloutKind,
  calloutClasses,
  isCalloutKind,
} from "../../../src/utilities/callouts";
import { visitNodes } from "./visit-nodes";

const MARKERS = new Map<string, CalloutKind>(
  Object.entries<Callout>(CALLOUTS).flatMap(([kind, { marker }]) =>
    marker && isCalloutKind(kind) ? [[marker, kind]] : [],
  ),
);

/**
 * Converts both syntaxes of callouts into `<aside class="callout callout-tip …" role="note">`: a paragraph that starts
 * with a marker such as `T>`, and a GitHub alert, which is a block quote that starts with `[!TIP]` or, in its first
 * version, with `**Tip**`.
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
  const [, marker = ""] = /^(\S+)\s/.exec(first.value) ?? [];
  const kind = MARKERS.get(marker);
  if (!kind) return;
  // Each line of the paragraph may repeat the marker.
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
  if (!match || !kind || !isCalloutKind(kind)) return;
  first.value = first.value.slice(match[0].length);
  if (first.value === "") paragraph.children.shift();
  if (paragraph.children[0]?.type === "break") paragraph.children.shift();
  const body = paragraph.children.length > 0 ? [paragraph, ...rest] : rest;
  return callout(kind, body as BlockContent[], quote);
}

/** Converts the first version of GitHub alerts, as in some READMEs: a block quote that starts with the kind in bold. */
function fromOlderAlert(quote: Blockquote, paragraph: Paragraph, rest: BlockContent[]): Blockquote | undefined {
  const [strong, next, ...others] = paragraph.children;
  const word = strong?.type === "strong" && strong.children[0]?.type === "text" ? strong.children[0].value : "";
  const kind = word.toLowerCase();
  if (!/^[A-Z][a-z]+$/.test(word) || !isCalloutKind(kind)) return;
  if (!next) return callout(kind, rest, quote);
  if (next.type !== "text" || !/^\s/.test(next.value)) return;
  paragraph.children = [{ ...next, value: next.value.trimStart() }, ...others];
  return callout(kind, [paragraph, ...rest], quote);
}

function callout(kind: CalloutKind, body: BlockContent[], { position }: Paragraph | Blockquote): Blockquote {
  const title: Paragraph = {
    type: "paragraph",
    data: { hProperties: { className: ["callout-title"] } },
    children: [{ type: "text", value: CALLOUTS[kind].title }],
  };
  // A callout is not a landmark, because a page may have many of them, and they belong to the text around them.
  const hProperties = { className: calloutClasses(kind), role: "note", ariaLabel: CALLOUTS[kind].title };
  return { type: "blockquote", data: { hName: "aside", hProperties }, children: [title, ...body], position };
}
