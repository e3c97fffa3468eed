import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { findingsOf } from "./context";
import { headingLevel } from "./hast";
import type { Lead } from "./types";

/** The headings above the current position, outermost first. */
type Trail = { level: number; lead: Lead }[];

/**
 * Collects what the page says first about each subject that has a heading or a table row. Generated lists of other
 * pages' subjects use it. Runs after rehypeHeadingIds, and before any plugin adds text to headings.
 */
export function rehypeLeads() {
  return (tree: Root, file: VFile): void => {
    const { leads } = findingsOf(file);
    const start: Lead = { id: "", isHeading: true, name: "", above: [], text: "" };
    leads.push(start);
    let trail: Trail = [{ level: 1, lead: start }];
    let isOpen = true;
    for (const node of tree.children) {
      if (node.type !== "element") continue;
      const level = headingLevel(node);
      if (level > 1) {
        trail = trail.filter((above) => above.level < level);
        const id = String(node.properties.id ?? "");
        const lead: Lead = { id, isHeading: true, name: textOf(node).trim(), above: namesOf(trail), text: "" };
        trail.push({ level, lead });
        leads.push(lead);
        isOpen = true;
      }
      const here = trail.at(-1)?.lead ?? start;
      if (isOpen && node.tagName === "p" && isProse(node)) here.text = plain(node);
      if (isOpen && node.tagName === "ul") {
        here.default ??= factIn(node, "Default");
        here.since ??= factIn(node, "Since");
      }
      // Text after code explains the code, not the subject.
      if (here.text !== "" || node.tagName === "pre") isOpen = false;
      if (node.tagName === "table") leads.push(...rowLeads(node, here.id, namesOf(trail)));
    }
  };
}

function namesOf(trail: Trail): string[] {
  return trail.map(({ lead }) => lead.name).filter(Boolean);
}

/** Returns whether a paragraph is a sentence, and neither a badge nor only an introduction to the code below. */
function isProse(paragraph: Element): boolean {
  const hasWords = paragraph.children.some((child) => child.type === "text" && /\p{L}/u.test(child.value));
  return hasWords && !/^.{0,40}:$/.test(plain(paragraph));
}

/** Returns what a list of facts says about one of them: `- Since: 5.108`. */
function factIn(list: Element, name: "Default" | "Since"): string | undefined {
  const facts = list.children.filter((child): child is Element => child.type === "element").map(plain);
  return facts.find((fact) => fact.startsWith(`${name}: `))?.slice(`${name}: `.length);
}

/** Returns the leads of a table: a row whose first cell is code describes that code in its last cell. */
function rowLeads(table: Element, id: string, above: string[]): Lead[] {
  return rowsOf(table).flatMap((row) => {
    const cells = row.children.filter((cell): cell is Element => cell.type === "element" && cell.tagName === "td");
    const [first, last] = [cells[0], cells.at(-1)];
    if (!first || !last || first === last) return [];
    return codesOf(first).map((name) => ({ id, isHeading: false, name, above, text: plain(last) }));
  });
}

/** Returns all inline code of an element, including that of links. */
function codesOf({ children }: Element): string[] {
  const elements = children.filter((child): child is Element => child.type === "element");
  return elements.flatMap((child) => (child.tagName === "code" ? [textOf(child)] : codesOf(child)));
}

function rowsOf(table: Element): Element[] {
  const parts = table.children.filter((child): child is Element => child.type === "element");
  return parts.flatMap((part) => (part.tagName === "tr" ? [part] : rowsOf(part)));
}

/** Returns the text with code in backticks. */
function plain({ children }: { children: ElementContent[] }): string {
  const parts = children.map((child) => {
    if (child.type === "element" && child.tagName === "code") return `\`${textOf(child)}\``;
    return "children" in child ? plain(child as { children: ElementContent[] }) : textOf(child);
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}
