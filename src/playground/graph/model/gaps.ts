import { amount, type Fields, items } from "../../values";
import { counted } from "../words";
import type { Chunk, Gap, GraphModule } from "./types";

/** The command that writes a complete file, whatever the configuration's `stats` are. */
export const COMMAND = "npx webpack --stats=normal --json=stats.json";

/**
 * Returns a sentence about a file that lists neither modules nor chunks nor files, because of a preset that is for the
 * terminal. Null if it lists any.
 */
export function bareness(raw: Fields): string | null {
  const lists = [raw.modules, raw.chunks, raw.assets];
  if (Array.isArray(raw.chunks) || lists.some((list) => items(list).length > 0)) return null;
  const [modules, files] = [amount(raw.filteredModules), amount(raw.filteredAssets)];
  if (Array.isArray(raw.modules) || modules + files > 0) {
    return `The file was created with \`stats: "minimal"\`, so it leaves out ${counted(modules, "module")} and ${counted(files, "file")} without their names and sizes.`;
  }
  if (Array.isArray(raw.errors) || Array.isArray(raw.warnings)) {
    const preset = Array.isArray(raw.warnings) ? "errors-warnings" : "errors-only";
    return `The file was created with \`stats: "${preset}"\` or similar, so it doesn't say anything about modules, chunks and files.`;
  }
  return 'The file was created with `stats: "summary"` or similar, so it only counts errors and warnings.';
}

/** Returns the gaps of a file: data that it lacks. */
export function gapsOf(raw: Fields, modules: GraphModule[], chunks: ReadonlyMap<string, Chunk>): Gap[] {
  const gaps: Gap[] = [];
  const add = (isMissing: boolean, option: string, sentence: string) => isMissing && gaps.push({ option, sentence });
  const authored = modules.filter(({ kind }) => kind !== "runtime");
  const left = amount(raw.filteredModules);
  add(modules.length === 0, "modules", "The file has no modules, so most questions can't be answered.");
  add(
    left > 0,
    "modulesSpace",
    `The file leaves out ${counted(left, "module")}, so totals and import chains are incomplete.`,
  );
  add(chunks.size === 0, "chunks", "The file has no chunks, so it doesn't say where modules ended up.");
  add(!Array.isArray(raw.assets), "assets", "The file has no assets, so it doesn't say how large the output is.");
  const files = amount(raw.filteredAssets);
  add(
    files > 0,
    "assetsSpace",
    `The file leaves out ${counted(files, "file")}, so the output is larger than it seems.`,
  );
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
