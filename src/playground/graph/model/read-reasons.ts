import { type Fields, text, ungrouped } from "../../values";
import { readName } from "./module-name";
import type { GraphModule, Reason } from "./types";

/** Adds the reasons to all modules. Each import appears once. */
export function readReasons(sources: [GraphModule, Fields][], byIdentifier: ReadonlyMap<string, GraphModule>): void {
  const seen = new Map<GraphModule, Set<string>>();
  for (const [module, raw] of sources) {
    const known = seen.get(module) ?? new Set();
    seen.set(module, known);
    for (const rawReason of ungrouped(raw.reasons)) {
      const reason = readReason(rawReason, byIdentifier);
      const key = [reason.from?.index ?? reason.importer, reason.type, reason.place, reason.request].join("|");
      // Within a concatenation, a module imports itself.
      if (known.has(key) || reason.from === module) continue;
      known.add(key);
      module.reasons.push(reason);
    }
  }
}

function readReason(raw: Fields, byIdentifier: ReadonlyMap<string, GraphModule>): Reason {
  // `resolvedModuleIdentifier` is the inner module of a concatenation, and `moduleIdentifier` is the concatenation.
  const identifiers = [text(raw.resolvedModuleIdentifier), text(raw.moduleIdentifier)];
  const from = identifiers.map((identifier) => byIdentifier.get(identifier)).find(Boolean) ?? null;
  const name = text(raw.resolvedModule) || text(raw.moduleName);
  return {
    from,
    importer: from?.name ?? readName(name).name,
    type: text(raw.type),
    request: text(raw.userRequest),
    place: text(raw.loc),
    isActive: raw.active !== false,
    skipsModules: text(raw.explanation).includes("skipped"),
  };
}
