import type { StatsCompilation } from "webpack";
import { fields, items, text } from "../values";
import { COMMAND } from "./model/gaps";

/** One of the builds in a file. There are several if the configuration is an array. */
export interface Build {
  name: string;
  stats: StatsCompilation;
}

/** The builds of a file, or a sentence that says why there are none. */
export type ParsedStats = { builds: Build[] } | { failure: string };

/** The maximum number of bytes that browsers can hold in one string. */
const MOST = 500_000_000;

/** Fields of which every stats file has at least one. */
const SIGNS = ["modules", "chunks", "assets", "assetsByChunkName", "entrypoints", "filteredModules", "errors"];

/** Returns a sentence if a file is too large to be read, or else null. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= MOST) return null;
  return `The file is ${Math.round(bytes / 1_000_000)} MB, and browsers can't read more than ${MOST / 1_000_000} MB at once. Leave out the lists of modules in chunks: \`npx webpack --no-stats-chunk-modules --json=stats.json\`.`;
}

/** Reads the text of a `stats.json`. */
export function parseStats(json: string): ParsedStats {
  if (json.trim() === "") return { failure: `It's empty. Create a stats file with \`${COMMAND}\`.` };
  let value: unknown;
  try {
    // PowerShell on Windows adds a byte order mark when it redirects output.
    value = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch (error) {
    return { failure: notJson(json, error) };
  }
  const builds = buildsOf(value);
  if (builds.length > 0) return { builds };
  return {
    failure: `This is JSON, but it isn't a webpack stats file: it has no modules, chunks or assets. Create one with \`${COMMAND}\`.`,
  };
}

function notJson(json: string, error: unknown): string {
  const reason = error instanceof Error ? ` (${error.message.slice(0, 120)})` : "";
  if (/^\s*(?:asset|assets|Hash:|webpack \d|<i>|\[webpack)/.test(json))
    return `This is webpack's terminal output, not JSON. Create a stats file with \`${COMMAND}\`.`;
  return `This isn't JSON${reason}. Create a stats file with \`${COMMAND}\`.`;
}

/** Returns the builds in a stats object: one for each configuration, or none if it isn't a stats object. */
export function buildsOf(value: unknown): Build[] {
  const root = fields(value);
  const isOne = Array.isArray(root.modules) || Array.isArray(root.chunks) || Array.isArray(root.assets);
  const children = items(root.children).filter(isStats);
  if (isOne || children.length === 0) return isStats(root) ? [toBuild(root, 0)] : [];
  return children.map(toBuild);
}

function isStats(value: object): value is StatsCompilation {
  return !Array.isArray(value) && SIGNS.some((sign) => sign in value);
}

function toBuild(stats: StatsCompilation, index: number): Build {
  return { name: text(stats.name) || `Build ${index + 1}`, stats };
}
