import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { figuresOf } from "./figures";
import { passagesOf } from "./passages";
import { PHRASES } from "./phrases";

/** With fewer words than this, a phrase that happens to appear twice would look frequent. */
const FEWEST_WORDS = 100_000;

/**
 * Reports phrases that the pages use more often than their limit (`phrases.ts`), on the page that uses each most. It
 * takes all pages of the site, because a single page may have a reason to repeat itself.
 */
export function checkPhrases(pages: TrustedPage[]): Problem[] {
  const texts = pages.map((page) => ({ file: page.file, text: paragraphsOf(page) }));
  const words = pages.reduce((sum, page) => sum + figuresOf(page).words, 0);
  if (words < FEWEST_WORDS) return [];
  return Object.entries(PHRASES).flatMap(([phrase, { elsewhere, most }]) => {
    const pattern = new RegExp(`\\b${phrase.replaceAll(" ", "\\s+")}\\b`, "gi");
    const counts = texts.map(({ file, text }) => ({ file, count: text.match(pattern)?.length ?? 0 }));
    const density = (counts.reduce((sum, { count }) => sum + count, 0) / words) * 10_000;
    const [top] = counts.sort((a, b) => b.count - a.count);
    if (!top || density <= most) return [];
    const message = `All pages together have "${phrase}" ${density.toFixed(1)} times in 10,000 words, this one ${top.count} times. The limit is ${most}, and other documentation has ${elsewhere}. Say some of them in another way.`;
    return [{ file: top.file, line: 1, column: 1, message, severity: "warning" }];
  });
}

function paragraphsOf(page: TrustedPage): string {
  return passagesOf(page)
    .filter(({ kind }) => kind === "paragraph")
    .map(({ text }) => text)
    .join("\n");
}
