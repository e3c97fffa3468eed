import path from "node:path";
import { count } from "../../lib/report";
import { isSkipped } from "../content/walk";

/** The number of changed files whose names fit in a line. */
const SHOWN = 3;

/**
 * Returns what the terminal says after the content was read again: which files were the reason, and which of them aren't
 * pages although their names look like it. Temporary files of editors aren't mentioned.
 *
 * @param pages The number of pages.
 * @param changed The files that were saved or deleted, relative to the content folder and with forward slashes.
 */
export function describeRead(pages: number, changed: readonly string[]): string {
  const isPage = (file: string) => /\.mdx?$/.test(file);
  const isTemporary = (file: string) => file.endsWith("~") || path.posix.basename(file).startsWith(".");
  const files = changed.filter((file) => isPage(file) || !isTemporary(file)).sort();
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : "";
  const names = files.slice(0, SHOWN).join(", ") + more;
  const reason = files.length === 0 ? "" : `, ${count(files.length, "file")} changed: ${names}`;
  const skipped = files.filter((file) => isPage(file) && isSkipped(file));
  return [
    `Read ${count(pages, "page")}${reason}`,
    ...skipped.map(
      (file) =>
        `${file} isn't a page: folders named projects or node_modules, and names that start with a dot, are skipped.`,
    ),
  ].join("\n");
}
