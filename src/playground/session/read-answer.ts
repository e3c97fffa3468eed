import type { BuildProblem, BuildResult, NeededParts } from "../compiler/result";
import { type Fields, isFields, items, text } from "../values";

/** The result of a build, as it arrives in the page. */
export interface ArrivedResult extends Omit<BuildResult, "output"> {
  /** The emitted files, by their paths inside the project. */
  output: Map<string, Uint8Array<ArrayBuffer>>;
}

/** The outcome of a build. A failure says why there was no result. */
export type BuildAnswer = ArrivedResult | NeededParts | { failure: BuildProblem };

/**
 * Reads a message from the worker. A configuration runs there too, and could send messages in webpack's place, so every
 * field is checked.
 */
export function readAnswer(value: unknown): BuildAnswer {
  if (!isFields(value)) return { failure: { message: "The compiler's answer couldn't be read." } };
  if (typeof value.failure === "string")
    return { failure: problem({ ...value, message: withoutOwnLines(value.failure) }) };
  if (Array.isArray(value.needed)) return { needed: value.needed.filter((name) => typeof name === "string") };
  const output = value.output instanceof Map ? [...value.output] : [];
  return {
    output: new Map(output.filter(([path, bytes]) => typeof path === "string" && bytes instanceof Uint8Array)),
    errors: problems(value.errors),
    warnings: problems(value.warnings),
    folder: text(value.folder),
    publicPath: text(value.publicPath),
    entries: items(value.entries).map(({ name, files }) => {
      return { name: text(name), files: Array.isArray(files) ? files.map(text) : [] };
    }),
    isModule: value.isModule === true,
    ...(isFields(value.stats) && { stats: value.stats as ArrivedResult["stats"] }),
  };
}

/** The progress of a build. */
export interface Progress {
  /** From 0 to 100. */
  percent: number;
  /** The current step of webpack: `building`, `sealing`. */
  step: string;
}

/** Reads a message about progress, which a configuration could forge too; null if the message isn't about progress. */
export function readProgress(value: unknown): Progress | null {
  if (!isFields(value) || !Number.isInteger(value.percent)) return null;
  const percent = Math.min(Math.max(value.percent as number, 0), 100);
  return { percent, step: text(value.step).slice(0, 40) };
}

/** Removes the lines of a stack that are about webpack's bundle instead of the project. */
function withoutOwnLines(failure: string): string {
  return failure.replace(/\n[^\n]*\bblob:[^\n]*/g, "");
}

function problems(value: unknown): BuildProblem[] {
  return items(value).map(problem);
}

function problem({ message, file, ...places }: Fields): BuildProblem {
  const found: BuildProblem = { message: text(message) };
  if (typeof file === "string") found.file = file;
  for (const name of ["line", "column", "endLine", "endColumn"] as const) {
    const place = places[name];
    if (Number.isSafeInteger(place)) found[name] = place as number;
  }
  return found;
}
