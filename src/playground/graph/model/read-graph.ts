import type { StatsCompilation } from "webpack";
import { amount, type Fields, fields, items, text, ungrouped } from "../../values";
import { bareness, gapsOf } from "./gaps";
import { readAssets } from "./read-assets";
import { readChunks } from "./read-chunks";
import { readMessages } from "./read-messages";
import { readModules } from "./read-modules";
import { readReasons } from "./read-reasons";
import type { Graph } from "./types";

/**
 * Reads webpack's stats for one build (`stats.toJson()`, `webpack --json`). Fields that are missing or have another
 * type count as empty, and `gaps` lists what that means. The time is proportional to the number of modules and imports.
 */
export function readGraph(stats: StatsCompilation): Graph {
  const raw = fields(stats);
  const rawChunks = items(raw.chunks);
  const chunks = readChunks(rawChunks);
  // `stats: "verbose"` only lists modules within their chunks; other presets list them in both places.
  const rawModules = [raw.modules, ...rawChunks.map(({ modules }) => modules)].flatMap(ungrouped);
  const { modules, byIdentifier, sources } = readModules(rawModules, chunks);
  readReasons(sources, byIdentifier);
  for (const module of modules) for (const chunk of module.chunks) chunk.modules.push(module);
  return {
    tool: text(raw.rspackVersion)
      ? `Rspack ${text(raw.rspackVersion)}`
      : text(raw.version) && `webpack ${text(raw.version)}`,
    milliseconds: typeof raw.time === "number" ? raw.time : null,
    errors: count(raw, "errors"),
    warnings: count(raw, "warnings"),
    messages: readMessages(raw),
    modules,
    chunks: [...chunks.values()],
    assets: readAssets(ungrouped(raw.assets), chunks, text(raw.version)),
    gaps: gapsOf(raw, modules, chunks),
    bareness: bareness(raw),
  };
}

function count(raw: Fields, name: "errors" | "warnings"): number {
  return amount(raw[`${name}Count`]) || items(raw[name]).length;
}
