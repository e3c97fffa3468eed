import type { List, ListItem, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { FRAMEWORK_SIGN, ORIGIN_SIGN, ORIGINS } from "../../../src/errors/signs";
import type { Cause } from "./types";

/** A cause on a page, with the list that has its signs, where problems are reported. */
export interface PlacedCause extends Cause {
  /** The list with the single item `Sign:`; `undefined` if the cause has no signs. */
  list: List | undefined;
}

const LABEL = "Sign:";

/** Returns the causes of a message, the items of the first numbered list below it. */
export function causesIn(below: readonly RootContent[]): PlacedCause[] {
  const causes = below.find((node) => node.type === "list" && node.ordered);
  if (causes?.type !== "list") return [];
  return causes.children.map((item) => {
    const list = item.children.find((node): node is List => node.type === "list" && isSign(node.children[0]));
    return { title: titleOf(item), signs: list ? nodesOf(list).flatMap((node) => signOf(node) ?? []) : [], list };
  });
}

/** Returns the code, the links and the emphasis in a list of signs, and whatever else is there except for the label and commas. */
export function nodesOf(list: List): PhrasingContent[] {
  const [paragraph] = list.children[0]?.children ?? [];
  if (paragraph?.type !== "paragraph") return [];
  return paragraph.children.filter((node, index) => {
    return !(node.type === "text" && (index === 0 ? node.value.trim() === LABEL : node.value.trim() === ","));
  });
}

/**
 * Returns a sign as text: code is itself, a link to a framework is its address, and emphasis names the place in which
 * the error was thrown. Other nodes aren't signs.
 */
export function signOf(node: PhrasingContent): string | undefined {
  if (node.type === "inlineCode") return node.value;
  if (node.type === "emphasis") {
    const place = ORIGINS.find((origin) => origin === textOf(node));
    return place && ORIGIN_SIGN + place;
  }
  return node.type === "link" && node.url.startsWith(FRAMEWORK_SIGN) ? node.url : undefined;
}

/** Returns whether an item lists signs. */
export function isSign(item: ListItem | undefined): boolean {
  return item !== undefined && textOf(item).startsWith(LABEL);
}

/** Returns the bold start of a cause, or its first paragraph if nothing is bold. */
function titleOf({ children: [first] }: ListItem): string {
  const bold = first?.type === "paragraph" && first.children[0]?.type === "strong" ? first.children[0] : first;
  return bold ? textOf(bold) : "";
}
