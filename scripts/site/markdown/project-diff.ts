import path from "node:path";
import { structuredPatch } from "diff";

/** How a left-out part is written as a comment, by the file's extension. Formats without comments get the bare sign. */
const COMMENTS: [extensions: string[], comment: string][] = [
  [[".cjs", ".cts", ".js", ".jsx", ".less", ".mjs", ".mts", ".scss", ".ts", ".tsx"], "// …"],
  [[".css"], "/* … */"],
  [[".html", ".md", ".svg", ".vue", ".xml"], "<!-- … -->"],
  [[".sh", ".toml", ".yaml", ".yml"], "# …"],
];

/**
 * The difference between two versions of a file in the dialect's form: the first column is `+`, `-` or blank, with three
 * lines around each change. Where more lines than one are left out between changes, a comment says so.
 */
export function projectDiff(file: string, before: string, after: string): string {
  const { hunks } = structuredPatch(file, file, ended(before), ended(after), "", "", { context: 3 });
  const [, comment = "…"] = COMMENTS.find(([extensions]) => extensions.includes(path.extname(file))) ?? [];
  const lines = after.split("\n");
  return hunks
    .flatMap((hunk, index) => {
      const last = hunks[index - 1];
      if (!last) return hunk.lines;
      const end = last.newStart + last.newLines;
      const isOne = hunk.newStart - end === 1;
      return [` ${isOne ? lines[end - 1] : comment}`, ...hunk.lines];
    })
    .map((line) => (line === " " ? "" : line))
    .join("\n");
}

/** A last line without its newline is no change. */
function ended(text: string): string {
  return `${text.replace(/\n*$/, "")}\n`;
}
