import { findMessages } from "../../../src/errors/find-messages";
import type { CatalogEntry } from "../../../src/errors/types";
import type { MessageDrift } from "./compare-messages";
import type { PackageMessage } from "./message";
import type { Rule } from "./rule";
import { RULES } from "./rules";

/** The entries that explain a message, or the rule that says how it is covered. */
export interface Coverage {
  /** The entries whose patterns match the message; empty if a rule covers it. */
  entries: string[];
  rule?: Rule;
}

/** Returns how a message of a package is covered; `undefined` if no pattern or rule matches it. */
export function coverageOf(
  name: string,
  message: PackageMessage,
  catalog: readonly CatalogEntry[],
): Coverage | undefined {
  const text = message.template.replace(/<\w+>/g, "some/name");
  const entries = findMessages(text, catalog, { isSpecific: true }).map(({ entry }) => entry.id);
  if (entries.length > 0) return { entries };
  const rule = ruleFor(name, message);
  return rule && { entries: rule.entry ? [rule.entry] : [], rule };
}

function ruleFor(name: string, message: PackageMessage): Rule | undefined {
  const { kind, class: own = "Error", files, template } = message;
  const places = files.map((file) => `${name}/${file} ${own} ${kind}`);
  return RULES.find(({ place, words }) => places.some((text) => place.test(text)) && (words?.test(template) ?? true));
}

/** Returns lines that list the new and reworded messages that neither an entry nor a reason covers. */
export function unexplainedAmong(drifts: readonly MessageDrift[], catalog: readonly CatalogEntry[]): string[] {
  return drifts.flatMap(({ package: name, after }) => {
    if (!after || coverageOf(name, after, catalog)) return [];
    return `  ${name}/${after.files[0]}: ${JSON.stringify(after.template)}`;
  });
}
