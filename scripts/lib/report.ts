import path from "node:path";
import type { Problem } from "./problem";

/**
 * Prints problems as `file:line:column message`, with paths relative to the current directory. Each takes one line, whatever
 * its message quotes, because programs read them line by line (`.vscode/tasks.json`).
 */
export function printProblems(problems: Problem[], contentDir: string): void {
  for (const { file, line, column, message, severity } of problems) {
    const place = `${path.relative(process.cwd(), path.join(contentDir, file))}:${line}:${column}`;
    const said = severity === "warning" ? `warning: ${message}` : message;
    console.error(`${place} ${said.replace(/\s+/g, " ")}`);
  }
}

/** Prints the number of problems. Returns whether there are no errors, so that a build may continue. */
export function printSummary(problems: Problem[]): boolean {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const warnings = problems.length - errors;
  if (problems.length > 0) console.error(`${count(errors, "error")}, ${count(warnings, "warning")} in the content.`);
  return errors === 0;
}

/** Formats a number with its noun: `1 page`, `2 pages`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Prints the message of an error and of its causes, without stack traces, and sets the exit code of the command. */
export function exitWithSentence(error: unknown): void {
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(sentenceOf(cause));
  if (!(error instanceof Error)) console.error(String(error));
  process.exitCode = 1;
}

/** The reasons why files cannot be written, by error code. */
const OBSTACLES: Record<string, string> = {
  ENOSPC: "The disk is full. Free some space",
  EDQUOT: "Your share of the disk is full. Free some space",
  EFBIG: "A file would become larger than this system allows. Raise its limit (ulimit -f)",
  EROFS: "The disk can only be read. Choose a place that can be written",
  EACCES: "You have no permission for that. Choose another place, or get it",
  EPERM: "You have no permission for that. Choose another place, or get it",
  ENOENT: "There is no such folder, and none can be made there. Choose another place",
  ENOTDIR: "A file stands where a folder should be. Delete it, or choose another place",
  EEXIST: "A file stands where a folder should be. Delete it, or choose another place",
  EISDIR: "A folder stands where a file should be. Delete it",
  ENAMETOOLONG: "A name is too long for this system. Choose a shorter one",
  EMFILE: "Too many files are open. Raise the limit (ulimit -n)",
  EBUSY: "It is in use by something else, or a disk of its own. Choose another place",
};

/** The system calls that change files, and what they do. Others, such as `listen` and `spawn`, have the same error codes. */
const CHANGING: Record<string, string> = {
  ...{ open: "open", write: "write", rename: "write", copyfile: "write", ftruncate: "write", symlink: "write" },
  ...{ mkdir: "write", mkdtemp: "write", rmdir: "delete", unlink: "delete", rm: "delete" },
};

/** Returns the message of an error and, if a file could not be written, what to do. */
export function sentenceOf(error: NodeJS.ErrnoException): string {
  const obstacle = OBSTACLES[error.code ?? ""];
  const doing = CHANGING[error.syscall ?? ""];
  const isMissing = error.syscall === "open" && error.code === "ENOENT"; // it was to be read
  if (!obstacle || !doing || isMissing) return error.message;
  const where = error.path ? ` ${error.path}` : "";
  return `Cannot ${doing}${where}: ${obstacle}, and try again. What was built before is still there. (${error.message})`;
}
