import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { utc } from "../../lib/utc";

const run = promisify(execFile);

/** The prefix that distinguishes lines with dates from lines with file names. */
const MARK = "\u0001";

/**
 * Returns when each file below a folder was last committed, by its relative path: `2026-11-20T09:30:00Z`. Files with
 * uncommitted changes have no date. Without the complete history (no git, a tarball, or a shallow clone, in which every
 * file seems to come from one commit) no file has one, because no date is better than a wrong one.
 */
export async function commitDates(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, number>();
  try {
    if ((await git(folder, ["rev-parse", "--is-shallow-repository"])).trim() !== "false") return new Map();
    const log = await git(folder, ["log", "-z", `--format=${MARK}%ct`, "--name-only", "--relative", "--", "."]);
    let seconds = 0;
    for (const entry of log.split("\0")) {
      const line = entry.replace(/^\n/, "");
      if (line.startsWith(MARK)) seconds = Number(line.slice(1));
      else if (line) dates.set(line, Math.max(seconds, dates.get(line) ?? 0));
    }
    for (const file of (await git(folder, ["diff", "-z", "--name-only", "--relative", "HEAD", "--", "."])).split("\0"))
      dates.delete(file);
  } catch {
    return new Map();
  }
  return new Map([...dates].map(([file, seconds]) => [file, utc(seconds * 1000)]));
}

async function git(cwd: string, args: string[]): Promise<string> {
  return (await run("git", args, { cwd, maxBuffer: 256 * 1024 * 1024 })).stdout;
}
