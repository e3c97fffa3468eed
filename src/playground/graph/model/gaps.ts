import { amount, type Fields } from "../../values";
import type { Chunk, Gap, GraphModule } from "./types";

/** The command that writes a complete file, whatever the configuration's `stats` are. */
export const COMMAND = "npx webpack --stats=normal --json=stats.json";

/** Returns the gaps of a file: data that it lacks. */
export function gapsOf(raw: Fields, modules: GraphModule[], chunks: ReadonlyMap<string, Chunk>): Gap[] {
  const gaps: Gap[] = [];
  const add = (isMissing: boolean, option: string, sentence: string) => isMissing && gaps.push({ option, sentence });
  const authored = modules.filter(({ kind }) => kind !== "runtime");
  const left = amount(raw.filteredModules);
  add(modules.length === 0, "modules", "The file has no modules, so most questions can't be answered.");
  add(left > 0, "modulesSpace", `The file leaves out ${left} modules, so totals and import chains are incomplete.`);
  add(chunks.size === 0, "chunks", "The file has no chunks, so it doesn't say where modules ended up.");
  add(!Array.isArray(raw.assets), "assets", "The file has no assets, so it doesn't say how large the output is.");
  if (authored.length === 0) return gaps;
  const hasReasons = authored.some(({ reasons }) => reasons.length > 0);
  add(!hasReasons, "reasons", "The file has no reasons, so it doesn't say what imports a module.");
  const hasUsed = authored.some(({ used }) => used !== undefined);
  add(!hasUsed, "usedExports", "The file doesn't say which exports are used.");
  const hasProvided = authored.some(({ provided }) => provided !== undefined);
  add(!hasProvided, "providedExports", "The file doesn't say which exports modules have.");
  const hasPlaces = authored.some((module) => module.chunks.length > 0);
  add(chunks.size > 0 && !hasPlaces, "ids", "The file doesn't say which chunk a module is in.");
  const hasOrigins = [...chunks.values()].some(({ origins }) => origins.length > 0);
  add(chunks.size > 0 && !hasOrigins, "chunkOrigins", "The file doesn't say why a chunk was created.");
  return gaps;
}
