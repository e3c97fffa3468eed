import { decodedMappings, TraceMap } from "@jridgewell/trace-mapping";

/** A part of an emitted file that comes from a module. */
export interface SourceRange {
  /**
   * The path of the module in the project. Modules that webpack adds, such as `webpack/runtime/…`, aren't files of the
   * project.
   */
  path: string;
  /** The start and end offsets in the emitted text. */
  from: number;
  to: number;
  /** The line of the source that the part begins with, counted from 1; absent if only the file is known. */
  line?: number;
}

/**
 * The comment that webpack writes before a module: in development (`output.pathinfo`), and before a module that is
 * concatenated.
 */
const MARKER = /(?:\/\*!\*+!\*\\\n\s*)?!\*\*\* (?:[\w-]+ )*(?<before>\S+) \*\*\*!|^;\/\/ (?<concatenated>\S+)$/gm;

/**
 * Returns the parts of an emitted file that come from modules, in order: from its source map if there is one, and
 * otherwise from the comments in which webpack names modules.
 *
 * @param map The text of the source map.
 */
export function sourceRanges(text: string, map: string | undefined): SourceRange[] {
  const traced = map === undefined ? null : parse(map);
  return traced ? byMap(text, traced) : byMarkers(text);
}

/** Returns the part at an offset. */
export function rangeAt(ranges: readonly SourceRange[], offset: number): SourceRange | undefined {
  return ranges.find(({ from, to }) => from <= offset && offset < to);
}

function byMarkers(text: string): SourceRange[] {
  const starts = [...text.matchAll(MARKER)].map(({ index, groups }) => ({
    path: projectPath(groups?.before ?? groups?.concatenated ?? ""),
    from: index,
  }));
  return starts.map((start, number) => ({ ...start, to: starts[number + 1]?.from ?? text.length }));
}

/** Consecutive segments from the same line of a source become one part. */
function byMap(text: string, map: TraceMap): SourceRange[] {
  const ranges: SourceRange[] = [];
  const paths = map.sources.map((source) => projectPath(source ?? ""));
  let lineStart = 0;
  for (const segments of decodedMappings(map)) {
    const lineEnd = text.indexOf("\n", lineStart);
    const end = lineEnd < 0 ? text.length : lineEnd + 1;
    for (const [index, [column, source, line]] of segments.entries()) {
      const next = segments[index + 1];
      const [from, to] = [lineStart + column, next ? lineStart + next[0] : end];
      if (source === undefined || line === undefined) continue;
      const path = paths[source] ?? "";
      const last = ranges.at(-1);
      if (last && last.path === path && last.line === line + 1 && last.to === from) last.to = to;
      else ranges.push({ path, from, to, line: line + 1 });
    }
    lineStart = end;
  }
  return ranges;
}

/** Returns the path of a module in its project: webpack writes `./src/index.js`, and in maps `webpack://name/./src/index.js`. */
function projectPath(name: string): string {
  return name
    .replace(/^webpack:\/\/[^/]*\//, "")
    .replace(/^\.\//, "")
    .replace(/\?.*$/, "");
}

/**
 * Parses a source map. A map that webpack didn't write itself, for example because a plugin changed it, can be invalid.
 */
function parse(map: string): TraceMap | null {
  try {
    return new TraceMap(map);
  } catch {
    return null;
  }
}
