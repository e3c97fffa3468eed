import { formatDifference, formatSize } from "../words";
import type { Change, Comparison } from "./compare";

/** The number of rows of each table: a comment is read, not searched. */
const MOST = 10;

/** Returns the changes between two builds as Markdown for a pull request, packages first. */
export function changesAsMarkdown({ gaps, output, sources, packages, assets }: Comparison): string {
  const totals = [output, sources].flatMap((total) => (total ? [lineOf(total)] : []));
  return [...gaps, totals.join("\n"), ...tableOf("Package", packages), ...tableOf("File", assets)]
    .filter(Boolean)
    .join("\n\n");
}

function lineOf({ name, before, after, difference }: Change): string {
  return `- ${name}: **${formatDifference(difference)}** (${formatSize(before ?? 0)} → ${formatSize(after ?? 0)})`;
}

function tableOf(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const rows = changes.slice(0, MOST).map(({ name, before, after, difference }) => {
    const cells = [`\`${name.replaceAll("|", "\\|")}\``, formatDifference(difference), sizeOf(before), sizeOf(after)];
    return `| ${cells.join(" | ")} |`;
  });
  const more = changes.length > MOST ? [`${changes.length - MOST} more changed.`] : [];
  return [[`| ${title} | Change | Before | After |`, "| --- | ---: | ---: | ---: |", ...rows].join("\n"), ...more];
}

function sizeOf(bytes: number | null): string {
  return bytes === null ? "–" : formatSize(bytes);
}
