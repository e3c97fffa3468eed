import type { Problem } from "../lib/problem";
import { readSinceFacts, type SinceFacts, sinceOf } from "../site/content/since-of";
import type { TrustedPage } from "../site/content/trusted-pages";
import type { Page } from "../site/content/types";

/**
 * Compares the versions on pages ("- Since: 5.108" in the list below a heading) with the package's version that
 * introduced the subject of the heading.
 */
export function checkSince(
  pages: readonly Page[],
  sources: readonly TrustedPage[],
  facts = readSinceFacts(),
): Problem[] {
  return sources.flatMap((source) => {
    const page = pages.find(({ path }) => path === source.file);
    return page && !page.isGenerated ? checkPage(page, source, facts) : [];
  });
}

function checkPage(page: Page, { file, source }: TrustedPage, facts: SinceFacts): Problem[] {
  const lines = source.split("\n");
  return page.texts
    .filter(({ title }) => title !== "")
    .flatMap((section): Problem[] => {
      const { title, lead } = section;
      const known = sinceOf(page, section, facts);
      const [, stated] = /^((?:webpack-[a-z-]+ )?\d+\.\d+(?:\.[1-9]\d*)?)(?:\.0)?$/.exec(lead.since ?? "") ?? [];
      if (known === undefined || stated === known || (lead.since && !stated)) return [];
      const message = stated
        ? `This has existed since ${known}, not ${stated}. Write "- Since: ${known}".`
        : `Say since which version this exists: add "- Since: ${known}" to the list below the heading.`;
      return [{ file, line: lineOf(title, lines), column: 1, message, severity: "error" }];
    });
}

/** Returns the line of the heading with this text, ignoring markup. */
function lineOf(name: string, lines: string[]): number {
  return lines.findIndex((line) => /^#{2,6} /.test(line) && line.replace(/^#+ |[`\\]/g, "").trim() === name) + 1 || 1;
}
