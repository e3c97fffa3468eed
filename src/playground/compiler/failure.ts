import { PROJECT } from "./file-system";
import type { BuildProblem } from "./result";

/** A place in a module, counted from 1. */
export interface Place {
  /** The absolute path of the module. */
  file: string;
  line?: number;
  column?: number;
}

/** The places of errors that their stacks don't contain. */
const places = new WeakMap<object, Place>();

/** Returns an error after its place has been noted, unless an earlier place is known. */
export function withPlace(error: unknown, place: Place): unknown {
  if (typeof error === "object" && error !== null && !places.has(error)) places.set(error, place);
  return error;
}

/** Returns why there was no build as a terminal would print it, with the place in the project that caused it. */
export function problemOf(error: unknown): BuildProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  // webpack's messages about configurations don't need a stack.
  if (error.name === "ValidationError") return { message: error.message };
  const noted = places.get(error);
  const place = noted ?? placeInStack(error.stack ?? "");
  const own = place?.file.startsWith(`${PROJECT}/`) ? { ...place, file: place.file.slice(PROJECT.length + 1) } : {};
  if (!noted) return { message: withoutFirstColumns(error.stack ?? error.message), ...own };
  const { file, line, column } = noted;
  const at = [file, line, column].filter((part) => part !== undefined).join(":");
  // The parser's messages contain the line and the column again.
  return { message: `${error.name}: ${error.message.replace(/ \(\d+:\d+\)$/, "")}\n    at ${at}`, ...own };
}

/** Returns a stack without columns of first lines, because the head of a function comes before the code of a module there. */
function withoutFirstColumns(stack: string): string {
  return stack.replace(/(\/project\/[^\s():?]+:1):\d+/g, "$1");
}

/** Returns the first place in the project, but not in its packages, that a stack contains. */
function placeInStack(stack: string): Place | undefined {
  for (const [, file = "", line, column] of stack.matchAll(/(\/project\/[^\s():?]+):(\d+):(\d+)/g)) {
    if (file.includes("/node_modules/")) continue;
    return { file, line: Number(line), ...(line !== "1" && { column: Number(column) }) };
  }
  return undefined;
}
