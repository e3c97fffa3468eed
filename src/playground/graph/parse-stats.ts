import type { StatsCompilation } from "webpack";
import { fields, items, text } from "../values";
import { COMMAND } from "./model/gaps";
import { otherFile } from "./other-files";

/** One of the builds in a file. There are several if the configuration is an array. */
export interface Build {
  name: string;
  stats: StatsCompilation;
}

/** The builds of a file, or a sentence that says why there are none. */
export type ParsedStats = { builds: Build[] } | { failure: string };

/** The maximum number of bytes that browsers can hold in one string. */
const MOST = 500_000_000;

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
    value = JSON.parse(withoutOutput(json));
  } catch (error) {
    return { failure: notJson(json, error) };
  }
  const builds = buildsOf(value);
  if (builds.length > 0) return { builds };
  const sentence =
    otherFile(value) ?? "This is JSON, but it isn't a webpack stats file: it has no modules, chunks or assets.";
  return { failure: `${sentence} Create a webpack stats file with \`${COMMAND}\`.` };
}

/**
 * Returns the JSON in an output that was redirected to a file. PowerShell on Windows adds a byte order mark, and npm
 * prints the script that it runs first.
 */
function withoutOutput(text: string): string {
  const json = text.replace(/^\uFEFF/, "");
  const start = /^\s*[[{]/.test(json) ? 0 : json.search(/^\{/m);
  return start > 0 && /^\s*>/.test(json) ? json.slice(start, json.lastIndexOf("}") + 1) : json;
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

/** Returns whether an object has something that only webpack's stats have. Other tools write `errors`, too. */
function isStats(value: object): value is StatsCompilation {
  if (Array.isArray(value)) return false;
  const root = fields(value);
  const isMap = (field: unknown) => typeof field === "object" && field !== null && !Array.isArray(field);
  return (
    [root.modules, root.chunks, root.assets].some(Array.isArray) ||
    [root.assetsByChunkName, root.entrypoints].some(isMap) ||
    [root.filteredModules, root.errorsCount, root.warningsCount].some((count) => typeof count === "number") ||
    (Array.isArray(root.errors) && [root.version, root.hash].some((field) => typeof field === "string"))
  );
}

function toBuild(stats: StatsCompilation, index: number): Build {
  return { name: text(stats.name) || `Build ${index + 1}`, stats };
}
