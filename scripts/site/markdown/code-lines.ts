import type { Element, ElementContent } from "hast";
import { element, text } from "./hast";

/** The style of a line of a code sample. */
export interface LineStyle {
  highlighted?: boolean;
  focused?: boolean;
  change?: "added" | "removed";
}

/** Splits highlighted code into lines. A token that spans several lines is split too. */
export function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const parts =
      node.type === "element" ? splitElement(node) : node.type === "text" ? splitText(node.value) : [[node]];
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    });
  }
  return lines;
}

function splitText(value: string): ElementContent[][] {
  return value.split("\n").map((line) => (line ? [text(line)] : []));
}

function splitElement(node: Element): ElementContent[][] {
  return splitLines(node.children).map((children) => (children.length > 0 ? [{ ...node, children }] : []));
}

/**
 * Wraps lines in elements for styling. Each element contains its newline, so that the text content remains the code.
 */
export function renderLines(lines: ElementContent[][], styles: LineStyle[]): ElementContent[] {
  return lines.map((children, index) => {
    const { highlighted, focused, change } = styles[index] ?? {};
    const className = ["line"];
    if (highlighted) className.push("line-highlighted");
    if (focused) className.push("line-focused");
    if (change) className.push(`line-${change}`);
    const newline: ElementContent[] = index < lines.length - 1 ? [text("\n")] : [];
    const content = change ? [sign(change), ...children] : children;
    return element("span", { className }, [...content, ...newline]);
  });
}

function sign(change: "added" | "removed"): Element {
  return element("span", { className: ["line-sign"] }, [text(change === "added" ? "+" : "-")]);
}

/** Parses the lines of a fence's meta that are highlighted, `{2,4-6}`, and those that are in focus, `focus=1-3`. */
export function readLineMarks(meta: string): { highlighted: Set<number>; focused: Set<number> } {
  return {
    highlighted: parseRanges(/(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ""),
    focused: parseRanges(/(?:^|\s)focus=\{?([\d,-]+)\}?/.exec(meta)?.[1] ?? ""),
  };
}

/** Parses line ranges: `2,4-6` is 2, 4, 5 and 6. */
export function parseRanges(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const part of text.split(",")) {
    const [, from, to] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? [];
    if (!from) continue;
    for (let line = Number(from); line <= Math.min(Number(to ?? from), Number(from) + 10_000); line++)
      numbers.add(line);
  }
  return numbers;
}

/** Removes the first column of a diff, and returns the change that it marks for each line. */
export function readDiff(code: string): { code: string; changes: (LineStyle["change"] | undefined)[] } {
  const lines = code.split("\n");
  return {
    code: lines.map((line) => (/^[+\- ]/.test(line) ? line.slice(1) : line)).join("\n"),
    changes: lines.map((line) => (line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : undefined)),
  };
}
