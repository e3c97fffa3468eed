import type { Problem } from "../../src/types";
import type { OwnPage } from "../content/own-pages";
import { checkMarkdown } from "./check-markdown";
import { checkProse } from "./check-prose";
import { passagesOf } from "./passages";

/** What in our own pages goes against the house style, which is in `style.ts`. All of it is warnings. */
export function checkStyle(pages: OwnPage[]): Problem[] {
  const glossary = entriesOf(pages.find(({ file }) => file === "glossary.mdx"));
  return pages.flatMap((page) => [...checkMarkdown(page), ...checkProse(page, glossary)]);
}

/** The headings of the glossary. */
function entriesOf(page: OwnPage | undefined): string[] {
  const headings = page ? passagesOf(page).filter(({ kind }) => kind === "heading") : [];
  return headings.map(({ text }) => text.trim());
}
