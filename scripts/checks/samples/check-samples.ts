import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { checkConfigurations } from "./check-configurations";
import { type Paragraph, partsOf } from "./page-parts";

/** Shorter paragraphs, in words, may be the same on two pages: "You may see:", an introduction to a table. */
const SHORTEST = 12;

/**
 * Runs the checks that take too long for every build: it validates configurations and compares paragraphs between
 * pages.
 */
export async function checkSamples(pages: TrustedPage[]): Promise<Problem[]> {
  const parts = pages.map(partsOf);
  const configurations = await checkConfigurations(parts.flatMap(({ fences }) => fences));
  return [...configurations, ...checkOriginality(parts.flatMap(({ paragraphs }) => paragraphs))];
}

/** Reports paragraphs that occur on two pages, because one of them should be a link to the other. */
function checkOriginality(paragraphs: Paragraph[]): Problem[] {
  const seen = new Map<string, Paragraph>();
  return paragraphs.flatMap((paragraph): Problem[] => {
    const { file, line, column, text } = paragraph;
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < SHORTEST) return [];
    const first = seen.get(words.join(" "));
    if (!first) seen.set(words.join(" "), paragraph);
    if (!first || first.file === file) return [];
    const message = `This paragraph also appears at ${first.file}:${first.line}:${first.column}. Keep one of them, and link to it.`;
    return [{ file, line, column, message, severity: "error" }];
  });
}
