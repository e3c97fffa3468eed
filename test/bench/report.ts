import { PARTS, type Part } from "./options";

/** A row of the table. */
export interface Row {
  part: Part;
  /** The measured site: `ours` or the name of another one. */
  site: string;
  /** The subject: a page or a kind of build. */
  what: string;
  /** The figures by name, which includes the unit. A figure that could not be measured is null. */
  figures: Record<string, number | null>;
  /** The maximum values of the figures. */
  targets?: Record<string, number>;
}

/** The content of the JSON file of a run. */
export interface Report {
  /** The date in ISO 8601. */
  date: string;
  command: string;
  machine: string;
  rows: Row[];
  /** Sentences about missing or unusual measurements. */
  notes: string[];
}

const START = "<!-- bench -->";
const END = "<!-- /bench -->";

/**
 * Formats the figures as Markdown, with an aligned table for each part.
 *
 * @param previous An earlier run. If it was on the same machine, each figure says in percent how far it has moved.
 */
export function toMarkdown({ date, command, machine, rows, notes }: Report, previous?: Report): string {
  const tables = PARTS.map((part) => rows.filter((row) => row.part === part)).filter((found) => found.length > 0);
  const about = `${date.slice(0, 10)}, \`${command}\`, ${machine}. A figure with > missed the target after it.`;
  const isComparable = previous?.machine === machine;
  const compared = isComparable ? ` In parentheses: the change since ${previous.date.slice(0, 10)}.` : "";
  const before = isComparable ? previous.rows : [];
  return [about + compared, ...tables.map((table) => toTable(table, before)), ...notes].join("\n\n");
}

/**
 * Replaces the figures between the two markers of a README.
 *
 * @throws {Error} When a marker is missing.
 */
export function withFigures(readme: string, figures: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) throw new Error(`The README has no line ${START} with a line ${END} after it.`);
  return `${readme.slice(0, start + START.length)}\n\n${figures}\n\n${readme.slice(end)}`;
}

function toTable(rows: Row[], before: Row[]): string {
  const measures = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const lines = rows.map((row) => [
    row.site === "ours" ? row.what : `${row.what} (${row.site})`,
    ...measures.map((measure) => toCell(row, measure) + change(row, measure, before)),
  ]);
  const table = [[rows[0]?.part ?? "", ...measures], ...lines];
  const widths = table[0]?.map((_, at) => Math.max(4, ...table.map((cells) => cells[at]?.length ?? 0))) ?? [];
  const [head = "", ...body] = table.map((cells) => {
    const padded = cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
    return `| ${padded.join(" | ")} |`;
  });
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ");
  return [head, `| ${rule} |`, ...body].join("\n");
}

function toCell({ figures, targets }: Row, measure: string): string {
  const value = figures[measure];
  if (value === undefined) return "";
  if (value === null) return "?";
  const target = targets?.[measure];
  const text = value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : value < 1 ? 3 : 1);
  return target !== undefined && value > target ? `${text} > ${target}` : text;
}

/** Returns by how many percent a figure has moved, such as ` (+4 %)`, or nothing if there is no earlier one. */
function change({ part, site, what, figures }: Row, measure: string, before: Row[]): string {
  const earlier = before.find((row) => row.part === part && row.site === site && row.what === what)?.figures[measure];
  const value = figures[measure];
  if (!earlier || typeof value !== "number") return "";
  const percent = Math.round((value / earlier - 1) * 100);
  return ` (${percent > 0 ? "+" : ""}${percent} %)`;
}
