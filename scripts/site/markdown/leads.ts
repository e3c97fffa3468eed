import type { Element, ElementContent, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { classesOf } from "./hast";
import { isLeftOut } from "./left-out";
import type { Lead } from "./types";

/**
 * Returns the start of what a section says about its subject.
 *
 * @param nodes The direct children of the page between two headings. Text inside a component doesn't describe the whole
 * subject.
 */
export function leadOf(nodes: readonly RootContent[]): Lead {
  const elements = nodes.filter((node) => node.type === "element");
  const code = elements.findIndex(({ tagName }) => tagName === "pre");
  // Text after code explains the code, not the subject.
  const first = code < 0 ? elements : elements.slice(0, code);
  const at = first.findIndex((node) => node.tagName === "p" && isProse(node));
  const lists = first.slice(0, at < 0 ? undefined : at).filter(({ tagName }) => tagName === "ul");
  const factOf = (name: "Default" | "Since") =>
    lists.map((list) => factIn(list, name)).find((fact) => fact !== undefined);
  const [text, standard, since] = [first[at] && plain(first[at]), factOf("Default"), factOf("Since")];
  return {
    text: text ?? "",
    ...(standard !== undefined && { default: standard }),
    ...(since !== undefined && { since }),
    rows: elements.filter(({ tagName }) => tagName === "table").flatMap(rowsIn),
  };
}

/** Returns whether a paragraph is a sentence, and not just a badge or an introduction to the code below it. */
function isProse(paragraph: Element): boolean {
  const hasWords = paragraph.children.some((child) => child.type === "text" && /\p{L}/u.test(child.value));
  return hasWords && !/^.{0,40}:$/.test(plain(paragraph));
}

/** Returns the value of a fact in a list of facts: `- Since: 5.108`. */
function factIn(list: Element, name: "Default" | "Since"): string | undefined {
  const facts = list.children.filter((child): child is Element => child.type === "element").map(plain);
  return facts.find((fact) => fact.startsWith(`${name}: `))?.slice(`${name}: `.length);
}

/**
 * Returns the names that a table describes: if the leading cell of a row is code, the last cell describes that code.
 */
function rowsIn(table: Element): Lead["rows"] {
  return rowsOf(table).flatMap((row) => {
    const cells = row.children.filter((cell): cell is Element => cell.type === "element" && cell.tagName === "td");
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last || first === last) return [];
    const since = badgeOf(first);
    return codesOf(first).map((name) => ({ name, text: plain(last), ...(since !== undefined && { since }) }));
  });
}

/** Returns the version in a badge such as `5.109+`. */
function badgeOf({ children }: Element): string | undefined {
  const badge = children.find((child) => child.type === "element" && classesOf(child).includes("badge"));
  return badge && /^(\d+\.\d+(?:\.\d+)?)\+$/.exec(textOf(badge))?.[1];
}

/** Returns all inline code of an element, including code in links. */
function codesOf({ children }: Element): string[] {
  const elements = children.filter((child): child is Element => child.type === "element");
  return elements.flatMap((child) => (child.tagName === "code" ? [textOf(child)] : codesOf(child)));
}

function rowsOf(table: Element): Element[] {
  const parts = table.children.filter((child): child is Element => child.type === "element");
  return parts.flatMap((part) => (part.tagName === "tr" ? [part] : rowsOf(part)));
}

/** Returns the text of an element without badges, and with code in backticks. */
function plain({ children }: Element): string {
  const parts = children.map((child: ElementContent) => {
    if (child.type !== "element") return textOf(child);
    if (isLeftOut(child, "search") || classesOf(child).includes("badge")) return "";
    return child.tagName === "code" ? `\`${textOf(child)}\`` : plain(child);
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}
