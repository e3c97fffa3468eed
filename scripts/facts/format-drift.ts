import type { Drift } from "./compare";
import type { Facts } from "./facts";

const NOUNS: Record<keyof Facts, string> = {
  versions: "package",
  options: "option",
  flags: "command line",
  exports: "export",
  hooks: "hook",
  loaderContext: "loader context",
  moduleNames: "module name",
};

/** The maximum number of printed characters of a fact, and of those before the difference. */
const LONGEST = 160;
const CONTEXT = 40;

/** Formats a paragraph for each page, ordered by URL, with the facts that appeared, disappeared and changed. */
export function formatDrift(drifts: readonly Drift[], pageOf: (drift: Drift) => string): string {
  const byPage = new Map<string, string[]>();
  for (const drift of drifts) {
    const page = pageOf(drift);
    byPage.set(page, [...(byPage.get(page) ?? []), `  ${sentence(drift)}`]);
  }
  const pages = [...byPage].sort(([a], [b]) => a.localeCompare(b, "en"));
  return pages.map(([page, lines]) => [page, ...lines].join("\n")).join("\n\n");
}

function sentence({ kind, name, before, after }: Drift): string {
  const subject = `${NOUNS[kind]} ${name}`;
  if (before === undefined) return `${subject} is new: ${shorten(after ?? "", 0)}`;
  if (after === undefined) return `${subject} is gone (it was ${shorten(before, 0)})`;
  const start = Math.max(0, [...before].findIndex((character, at) => character !== after[at]) - CONTEXT);
  return `${subject} changed: ${shorten(before, start)} → ${shorten(after, start)}`;
}

/** Truncates a long text around the difference. */
function shorten(text: string, start: number): string {
  if (text.length <= LONGEST) return text;
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? "…" : ""}${part}${start + LONGEST < text.length ? "…" : ""}`;
}
