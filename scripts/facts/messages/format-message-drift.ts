import type { MessageDrift } from "./compare-messages";
import type { PackageMessage } from "./message";

/** The maximum number of printed characters of a message. */
const LONGEST = 160;

/** Formats a paragraph for each package, with the messages that were added, removed and reworded. */
export function formatMessageDrift(drifts: readonly MessageDrift[]): string {
  const byPackage = new Map<string, string[]>();
  for (const drift of drifts) {
    byPackage.set(drift.package, [...(byPackage.get(drift.package) ?? []), `  ${sentence(drift)}`]);
  }
  return [...byPackage].map(([name, lines]) => [`Messages of ${name}`, ...lines].join("\n")).join("\n\n");
}

function sentence({ before, after }: MessageDrift): string {
  if (before && after) return `${subject(before)} was reworded: ${shorten(before)} → ${shorten(after)}`;
  if (after) return `${subject(after)} is new: ${shorten(after)}`;
  return before ? `${subject(before)} is gone (it was ${shorten(before)})` : "";
}

function subject({ kind, class: name, code }: PackageMessage): string {
  return [kind, name ?? code].filter(Boolean).join(" ");
}

function shorten({ template }: PackageMessage): string {
  const line = JSON.stringify(template);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
