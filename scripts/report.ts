import path from "node:path";
import type { Problem, Site } from "../src/types";

/** Prints problems as `file:line:column message`, paths relative to where the command was called. */
export function printProblems(problems: Problem[], contentDir: string): void {
  for (const { file, line, column, message, severity } of problems) {
    const place = `${path.relative(process.cwd(), path.join(contentDir, file))}:${line}:${column}`;
    console.error(severity === "warning" ? `${place} warning: ${message}` : `${place} ${message}`);
  }
}

/** Prints how many problems there are; returns whether the build has to stop. */
export function judge({ problems }: Pick<Site, "problems">): boolean {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  if (problems.length > 0) console.error(`${count(errors, "error")}, ${count(warnings, "warning")} in the content.`);
  return errors > 0;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** For what ends a command: the message of the error and of its causes, without stack traces. */
export function exitWithSentence(error: unknown): false {
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(cause.message);
  if (!(error instanceof Error)) console.error(String(error));
  process.exitCode = 1;
  return false;
}
