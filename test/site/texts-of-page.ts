import { readFileSync } from "node:fs";
import type { Nodes } from "mdast";
import { splitFrontMatter } from "../../scripts/site/content/front-matter";
import { trustedPages } from "../../scripts/site/markdown/pipeline";

/** A text of a page that its document has to show. */
export interface PageText {
  text: string;
  /** Its line in the file, from 1. */
  line: number;
}

/** The kind of a callout, which its title says in other words. */
const CALLOUT = /^\[!\w+\]/;

/** Parses a page alone, without any step of the compiler, and returns texts between marks and lines of samples. */
export function textsOfPage(file: string): PageText[] {
  return textsOf(trustedPages.parse(splitFrontMatter(readFileSync(file, "utf8")).body));
}

/** Returns letters and digits alone, because spaces and quotation marks are the compiler's. */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

function textsOf(node: Nodes): PageText[] {
  const line = node.position?.start.line ?? 0;
  if (node.type === "code") return node.value.split("\n").map((text, index) => ({ text, line: line + 1 + index }));
  if (node.type === "text" || node.type === "inlineCode") return [{ text: node.value.replace(CALLOUT, ""), line }];
  if (!("children" in node)) return [];
  // The notes of an annotated sample stand inside its lines, which are therefore not together.
  const isAnnotated = node.type === "mdxJsxFlowElement" && node.name === "Annotated";
  return node.children.filter(({ type }) => !isAnnotated || type !== "code").flatMap(textsOf);
}
