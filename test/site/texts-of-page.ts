import { readFileSync } from "node:fs";
import type { Nodes } from "mdast";
import { splitFrontMatter } from "../../scripts/site/content/front-matter";
import { trustedPages } from "../../scripts/site/markdown/pipeline";

/** A text of a page that its document has to contain. */
export interface PageText {
  text: string;
  /** Its line in the file, from 1. */
  line: number;
}

/** The kind of a callout, whose title uses other words, and the start of a cause's signs, which become a sentence. */
const REWORDED = /^(?:\[!\w+\]|Sign: )/;
/** The separator of the parts of a sign, which the sentence joins with "and". */
const PARTS = " … ";

/**
 * Parses a page on its own, without any step of the compiler, and returns the texts between marks, and the lines of
 * samples.
 */
export function textsOfPage(file: string): PageText[] {
  return textsOf(trustedPages.parse(splitFrontMatter(readFileSync(file, "utf8")).body));
}

/** Returns only the letters and digits, because the compiler may change spaces and quotation marks. */
export function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

function textsOf(node: Nodes): PageText[] {
  const line = node.position?.start.line ?? 0;
  if (node.type === "code") return node.value.split("\n").map((text, index) => ({ text, line: line + 1 + index }));
  if (node.type === "inlineCode") return node.value.split(PARTS).map((text) => ({ text, line }));
  if (node.type === "text") return [{ text: node.value.replace(REWORDED, ""), line }];
  if (!("children" in node)) return [];
  // The notes of an annotated sample are between its lines, so the lines aren't together.
  const isAnnotated = node.type === "mdxJsxFlowElement" && node.name === "Annotated";
  return node.children.filter(({ type }) => !isAnnotated || type !== "code").flatMap(textsOf);
}
