import type { Stats, StatsCompilation, StatsError } from "webpack";
import { PROJECT } from "./file-system";
import type { AnyStats } from "./watched-compiler";

/** An error or a warning of a build. */
export interface BuildProblem {
  /** The text as terminals show it. */
  message: string;
  /** The path of the file inside the project, if a file caused the problem. */
  file?: string;
  /** Where the problem starts and ends in that file, counted from 1. */
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
}

/** The result of a build. */
export interface BuildResult {
  /** The emitted files, by their paths inside the project. */
  output: Map<string, Uint8Array>;
  errors: BuildProblem[];
  warnings: BuildProblem[];
  /** The output folder inside the project, with a slash at its end. */
  folder: string;
  /** The address of the output folder as configured; `auto` by default. */
  publicPath: string;
  /** The files that a page loads for each entry, relative to the output folder, in their order. */
  entries: { name: string; files: string[] }[];
  /** Whether scripts are ES modules. */
  isModule: boolean;
  /** The output of `webpack --json`; only present if the build was asked for it. */
  stats?: StatsCompilation;
}

/** The names of parts that a build needs to finish. It has to run again when they have been loaded. */
export interface NeededParts {
  needed: string[];
}

/**
 * Returns the data that the page shows of a result, apart from the files. If several configurations were built, the
 * problems of all of them are combined, and the program to run is the one from the first configuration for browsers.
 */
export function readResult(stats: AnyStats, wantsStats: boolean): Omit<BuildResult, "output"> {
  const all = statsOf(stats);
  const shown = all.find(({ compilation }) => compilation.options.externalsPresets.web) ?? all[0];
  if (!shown) throw new Error("webpack returned no result for any configuration.");
  const { outputOptions, entrypoints } = shown.compilation;
  const problems = all.map((each) => {
    return each.toJson({ all: false, errors: true, warnings: true, moduleTrace: true });
  });
  const { publicPath, module } = outputOptions;
  return {
    errors: problems.flatMap(({ errors = [] }) => errors.map((error) => toProblem(error, "ERROR"))),
    warnings: problems.flatMap(({ warnings = [] }) => warnings.map((warning) => toProblem(warning, "WARNING"))),
    folder: folderOf(shown),
    publicPath: typeof publicPath === "string" ? publicPath : "auto",
    entries: [...entrypoints].map(([name, entry]) => ({ name, files: entry.getFiles() })),
    isModule: Boolean(module),
    ...(wantsStats && { stats: stats.toJson() }),
  };
}

/** Returns the paths within the project of the files that a build has emitted. */
export function emittedBy(stats: AnyStats): string[] {
  return statsOf(stats).flatMap((each) => {
    return each.compilation.getAssets().map(({ name }) => folderOf(each) + name.replace(/[?#].*/, ""));
  });
}

function statsOf(stats: AnyStats): Stats[] {
  return "stats" in stats ? stats.stats : [stats];
}

function folderOf({ compilation: { compiler } }: Stats): string {
  return `${compiler.outputPath.replace(`${PROJECT}/`, "").replace(/\/$/, "")}/`;
}

function toProblem(
  { message, moduleName, moduleIdentifier, loc, file, moduleTrace = [] }: StatsError,
  kind: "ERROR" | "WARNING",
): BuildProblem {
  const place = [moduleName ?? file, loc].filter(Boolean).join(" ");
  const trace = moduleTrace.flatMap(({ originName, dependencies = [] }) => {
    const places = dependencies.map((dependency) => dependency.loc).filter(Boolean);
    return ` @ ${[originName, ...new Set(places)].join(" ")}`;
  });
  // Loaders come before the file. The files of packages aren't the reader's.
  const resource = moduleIdentifier?.split(/[!|]/).findLast((part) => part.startsWith(`${PROJECT}/`));
  const isOwn = resource !== undefined && !resource.startsWith(`${PROJECT}/node_modules/`);
  return {
    message: [place ? `${kind} in ${place}` : kind, message, ...trace].join("\n"),
    ...(isOwn && { file: resource.slice(PROJECT.length + 1).replace(/[?#].*/, ""), ...readPlace(loc) }),
  };
}

/** Parses webpack's notation for locations, in which columns count from 0: `3:7-15`, `3:7-4:2`, `3:7`, `3-4`. */
function readPlace(loc = ""): Pick<BuildProblem, "line" | "column" | "endLine" | "endColumn"> {
  const [, line, column, end] = /^(\d+)(?::(\d+))?(?:-([\d:]+))?$/.exec(loc) ?? [];
  if (!line) return {};
  const start = { line: Number(line), column: Number(column ?? 0) + 1 };
  if (!end || !column) return start;
  const [first = "", second] = end.split(":");
  const [endLine, endColumn] = second === undefined ? [line, first] : [first, second];
  return { ...start, endLine: Number(endLine), endColumn: Number(endColumn) + 1 };
}
