import path from "node:path";
import { nearest } from "../../../src/utilities/nearest";
import type { Problem } from "../../lib/problem";
import type { CompiledPage } from "../markdown/compile-page";
import { type AskedFile, pageOfAsked } from "./asked";
import type { Page } from "./types";

/**
 * Reports files with questions that belong to no page, and questions below the id of a heading that their page doesn't
 * have. Pages that can't be parsed are left out, because their headings are unknown.
 */
export function checkAsked(
  files: readonly AskedFile[],
  pages: readonly Page[],
  compiled: ReadonlyMap<string, CompiledPage>,
): Problem[] {
  const byFile = new Map(pages.map((page) => [page.path, page]));
  return files.flatMap((questions) => {
    const page = byFile.get(pageOfAsked(questions.file));
    if (!page) return [withoutPage(questions.file, [...byFile.keys()])];
    return compiled.get(page.path)?.isBroken ? [] : withoutHeading(questions, page);
  });
}

function withoutPage(file: string, pages: readonly string[]): Problem {
  const wanted = pageOfAsked(file);
  const near = nearest(
    wanted,
    pages.filter((other) => path.dirname(other) === path.dirname(wanted)),
  );
  const hint = near ? ` Did you mean ${near}?` : "";
  const message = `These questions belong to the page ${wanted}, which doesn't exist.${hint} Rename or delete this file.`;
  return { file, line: 1, column: 1, message, severity: "error" };
}

function withoutHeading({ file, asked, places }: AskedFile, page: Page): Problem[] {
  const ids = page.texts.map(({ id }) => id);
  return [...places].flatMap(([id, place], index): Problem[] => {
    if (ids.includes(id)) return [];
    const near =
      nearest(
        id,
        ids.filter((other) => !asked.has(other)),
      ) ?? inPlaceOf(index);
    const hint = near ? ` Did you mean ${near}?` : "";
    const message = `No heading of ${page.path} has the id ${id}.${hint} Rename this key together with its heading.`;
    return [{ file, ...place, message, severity: "error" }];
  });

  /**
   * Returns the heading after the heading of the previous key, if it has no questions: the key's heading may have been
   * renamed to it.
   */
  function inPlaceOf(index: number): string | undefined {
    const before = [...places.keys()][index - 1] ?? "";
    const next = ids.includes(before) ? ids[ids.indexOf(before) + 1] : undefined;
    return next !== undefined && !asked.has(next) ? next : undefined;
  }
}
