import path from "node:path";
import type { Problem } from "./problem";

/**
 * Prints problems as `file:line:column message`, with paths relative to the current directory. Each takes exactly one
 * line, whatever its message contains, because programs read them line by line (`.vscode/tasks.json`).
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
  EDQUOT: "Your disk quota is used up. Free some space",
  EFBIG: "A file would be larger than this system allows. Raise the limit (ulimit -f)",
  EROFS: "The disk is read-only. Choose a writable folder",
  EACCES: "You don't have permission. Choose another folder, or change its permissions",
  EPERM: "You don't have permission. Choose another folder, or change its permissions",
  ENOENT: "The folder doesn't exist and can't be created. Choose another one",
  ENOTDIR: "There's a file where a folder should be. Delete it, or choose another folder",
  EEXIST: "There's a file where a folder should be. Delete it, or choose another folder",
  EISDIR: "There's a folder where a file should be. Delete it",
  ENAMETOOLONG: "A file name is too long for this system. Choose a shorter one",
  EMFILE: "Too many files are open. Raise the limit (ulimit -n)",
  EBUSY: "It's in use, or it's a mount point. Choose another folder",
};

/**
 * The system calls that change files, with a description. Other calls, such as `listen` and `spawn`, have the same
 * error codes.
 */
const CHANGING: Record<string, string> = {
  open: "open",
  write: "write",
  rename: "write",
  copyfile: "write",
  ftruncate: "write",
  symlink: "write",
  mkdir: "write",
  mkdtemp: "write",
  rmdir: "delete",
  unlink: "delete",
  rm: "delete",
};

/** Returns the message of an error and, if a file could not be written, what to do. */
export function sentenceOf(error: NodeJS.ErrnoException): string {
  const obstacle = OBSTACLES[error.code ?? ""];
  const doing = CHANGING[error.syscall ?? ""];
  const isMissing = error.syscall === "open" && error.code === "ENOENT"; // the file was opened for reading
  if (!obstacle || !doing || isMissing) return error.message;
  const where = error.path ? ` ${error.path}` : "";
  return `Can't ${doing}${where}: ${obstacle}, then try again. The previous build is still there. (${error.message})`;
}
