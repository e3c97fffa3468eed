import type { Problem } from "../lib/problem";
import { namesIn } from "../site/content/describe-options";
import { optionNamed, readSinceFacts, type SinceFacts, sinceOf } from "../site/content/since-of";
import type { TrustedPage } from "../site/content/trusted-pages";
import type { Page } from "../site/content/types";
import type { DescribedRow, SectionText } from "../site/markdown/types";

/**
 * Compares the versions on pages with the package's version that introduced something: "- Since: 5.108" in the list below
 * a heading, and the badge of a field in a table.
 */
export function checkSince(
  pages: readonly Page[],
  sources: readonly TrustedPage[],
  facts = readSinceFacts(),
): Problem[] {
  const written = pages.filter(({ isGenerated }) => !isGenerated);
  const withHeading = new Set(written.flatMap((page) => optionsOfHeadings(page, facts)));
  return sources.flatMap((source) => {
    const page = written.find(({ path }) => path === source.file);
    return page ? [...checkHeadings(page, source, facts), ...checkFields(page, source, facts, withHeading)] : [];
  });
}

function checkHeadings(page: Page, { file, source }: TrustedPage, facts: SinceFacts): Problem[] {
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

function optionsOfHeadings(page: Page, facts: SinceFacts): (string | undefined)[] {
  return page.texts.flatMap(({ title, above }) => namesIn(title).map((name) => optionNamed(name, above, page, facts)));
}

/**
 * Checks the tables: a field that is newer than the option that contains it needs its version, unless it has a heading,
 * which states it.
 */
function checkFields(
  page: Page,
  { file, source }: TrustedPage,
  facts: SinceFacts,
  withHeading: ReadonlySet<string | undefined>,
): Problem[] {
  const lines = source.split("\n");
  return page.texts.flatMap((section) =>
    section.lead.rows.flatMap((row): Problem[] => {
      const option = optionNamed(row.name, [...section.above, section.title], page, facts);
      // A full path refers to an option of another section.
      if (!option || option === row.name || withHeading.has(option)) return [];
      const known = facts.first.options[option];
      const isStated = row.since ? row.since === known : isOld(option, page, facts) || isInText(known, row, section);
      if (known === undefined || isStated) return [];
      const message = row.since
        ? `${row.name} has existed since ${known}, not ${row.since}. Write <Badge text="${known}+" />.`
        : `${row.name} is newer than the option that contains it: write <Badge text="${known}+" /> after its name.`;
      return [{ file, line: lineOfRow(row.name, section.title, lines), column: 1, message, severity: "error" }];
    }),
  );
}

/** Returns whether a field is as old as the option that contains it, or as the plugin. */
function isOld(option: string, { title }: Page, { first }: SinceFacts): boolean {
  const parent = option.slice(0, option.lastIndexOf("."));
  return first.options[option] === (first.options[parent] ?? (parent === title ? first.exports[title] : undefined));
}

/** Returns whether a version is in the text of the row, or among the facts below the heading: "all fields since 5.113". */
function isInText(version: string | undefined, row: DescribedRow, { lead }: SectionText): boolean {
  return [row.text, lead.since].some((text) => text?.match(/\d+(?:\.\d+)+/g)?.includes(version ?? ""));
}

/** Returns the line of the heading with this text, ignoring markup. */
function lineOf(name: string, lines: string[]): number {
  return lines.findIndex((line) => /^#{2,6} /.test(line) && line.replace(/^#+ |[`\\]/g, "").trim() === name) + 1 || 1;
}

/** Returns the line of the row that starts with a name, in the section below a heading. */
function lineOfRow(name: string, title: string, lines: string[]): number {
  const start = lineOf(title, lines);
  const at = lines
    .slice(start)
    .findIndex((line) => line.startsWith("|") && line.split(" | ")[0]?.includes(`\`${name}\``));
  return at < 0 ? start : start + at + 1;
}
