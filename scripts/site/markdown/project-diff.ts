import path from "node:path";
import { structuredPatch } from "diff";

/** The comment that marks an omission, by file extension. Formats without comments get a bare `…`. */
const COMMENTS: [extensions: string[], comment: string][] = [
  [[".cjs", ".cts", ".js", ".jsx", ".less", ".mjs", ".mts", ".scss", ".ts", ".tsx"], "// …"],
  [[".css"], "/* … */"],
  [[".html", ".md", ".svg", ".vue", ".xml"], "<!-- … -->"],
  [[".sh", ".toml", ".yaml", ".yml"], "# …"],
];

/**
 * Returns the difference between two versions of a file as a diff fence contains it: the first column is `+`, `-` or
 * blank, with three lines around each change. If more than one line is omitted between changes, a comment marks the
 * omission.
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

/** Makes sure that a missing newline at the end doesn't count as a change. */
function ended(text: string): string {
  return `${text.replace(/\n*$/, "")}\n`;
}
