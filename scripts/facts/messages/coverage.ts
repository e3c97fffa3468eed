import { findMessages } from "../../../src/errors/find-messages";
import type { CatalogueEntry } from "../../../src/errors/types";
import type { MessageDrift } from "./compare-messages";
import type { PackageMessage } from "./message";
import type { Rule } from "./rule";
import { RULES } from "./rules";

/** Where a message is explained, or which rule says what becomes of it. */
export interface Coverage {
  /** The entries whose patterns match it; none if a rule decides. */
  entries: string[];
  rule?: Rule;
}

/** Returns what becomes of a message of a package: `undefined` if neither a pattern nor a rule knows it. */
export function coverageOf(
  name: string,
  message: PackageMessage,
  catalogue: readonly CatalogueEntry[],
): Coverage | undefined {
  const text = message.template.replace(/<\w+>/g, "some/name");
  const entries = findMessages(text, catalogue).map(({ entry }) => entry.id);
  if (entries.length > 0) return { entries };
  const rule = ruleFor(name, message);
  return rule && { entries: rule.entry ? [rule.entry] : [], rule };
}

function ruleFor(name: string, message: PackageMessage): Rule | undefined {
  const { kind, class: own = "Error", files, template } = message;
  const places = files.map((file) => `${name}/${file} ${own} ${kind}`);
  return RULES.find(({ place, words }) => places.some((text) => place.test(text)) && (words?.test(template) ?? true));
}

/** Returns lines that name the messages that came or were reworded, and that no entry and no reason covers. */
export function unexplainedAmong(drifts: readonly MessageDrift[], catalogue: readonly CatalogueEntry[]): string[] {
  return drifts.flatMap(({ package: name, after }) => {
    if (!after || coverageOf(name, after, catalogue)) return [];
    return `  ${name}/${after.files[0]}: ${JSON.stringify(after.template)}`;
  });
}
