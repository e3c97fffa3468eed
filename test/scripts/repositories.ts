import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes files, by path in a repository, and commits everything. */
export function commit(folder: string, files: Record<string, string>, date: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  git(folder, ["add", "."]);
  git(folder, ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "x"], date);
}

/** Runs git at a given date. */
export function git(cwd: string, args: string[], date = ""): void {
  execFileSync("git", args, { cwd, env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date } });
}
