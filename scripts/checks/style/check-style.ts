import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { checkLost } from "./check-lost";
import { checkMarkdown } from "./check-markdown";
import { checkProse } from "./check-prose";
import { checkRhythm } from "./check-rhythm";
import { passagesOf } from "./passages";

/** The file of the glossary, whose headings are the terms. */
export const GLOSSARY_FILE = "glossary.mdx";

/**
 * Reports violations of the house style (`style.ts`) in trusted pages, all as warnings.
 *
 * @param glossary The glossary, if it is not one of the pages.
 */
export function checkStyle(
  pages: TrustedPage[],
  glossary = pages.find(({ file }) => file === GLOSSARY_FILE),
): Problem[] {
  const entries = entriesOf(glossary);
  return pages.flatMap((page) => [
    ...checkMarkdown(page),
    ...checkLost(page),
    ...checkProse(page, entries),
    ...checkRhythm(page),
  ]);
}

/** Returns the headings of the glossary. */
function entriesOf(page: TrustedPage | undefined): string[] {
  const headings = page ? passagesOf(page).filter(({ kind }) => kind === "heading") : [];
  return headings.map(({ text }) => text.trim());
}
