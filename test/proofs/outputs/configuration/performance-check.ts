import type { Configuration } from "webpack";
import type { Files } from "../../lib/project";

type Performance = Exclude<Configuration["performance"], false | undefined>;

/** Words of an output that the page shows, one of the checks, a project that fails it, and the rest of its configuration. */
export type FailedCheck = [start: string, performance: Performance, files: Files, rest?: Configuration];

/** Returns a module of about so many bytes. */
export function filler(bytes: number): string {
  return `console.log("${"words ".repeat(bytes / 6)}");\n`;
}
