import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** What a command cost, with all processes that it started. */
export interface Cost {
  /** User and system. */
  cpuSeconds: number;
  wallSeconds: number;
  /** The most that its processes held at one time, memory that they share counted for each; null where not Linux. */
  peakMiB: number | null;
}

/**
 * Runs a shell command to its end. A POSIX shell is what counts processor time of children everywhere.
 *
 * @throws {Error} with what the command said when it fails.
 */
export async function runMeasured(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Cost> {
  const script = `{ ${command}\n} 3>&-\nstatus=$?\ntimes >&3\nexit $status`;
  const start = performance.now();
  const child = spawn("sh", ["-c", script], { ...options, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  const [, output, errors, times] = child.stdio;
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const watching = watchMemory(child.pid ?? 0, ended);
  const [status, said, complained, counted] = await Promise.all([
    ended,
    text(output as NodeJS.ReadableStream),
    text(errors as NodeJS.ReadableStream),
    text(times as NodeJS.ReadableStream),
  ]);
  const wallSeconds = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(`"${command}" failed in ${options.cwd}:\n${said.slice(-4000)}${complained.slice(-4000)}`);
  return { cpuSeconds: readTimes(counted), wallSeconds, peakMiB: await watching };
}

/** Seconds in what the shell's `times` prints: minutes and seconds, user and system, of the shell and of its children. */
export function readTimes(printed: string): number {
  const found = [...printed.matchAll(/(\d+)m([\d.,]+)s/g)];
  return found.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(",", ".")),
    0,
  );
}

async function watchMemory(root: number, ended: Promise<unknown>): Promise<number | null> {
  let isRunning = true;
  const stop = () => {
    isRunning = false;
  };
  ended.then(stop, stop);
  let peak = 0;
  while (isRunning) {
    peak = Math.max(peak, await memoryOf(root));
    await Promise.race([wait(200), ended.catch(() => {})]);
  }
  return peak > 0 ? peak / 1024 : null;
}

/** KiB held by a process and all below it; 0 where there is no `/proc`. */
async function memoryOf(root: number): Promise<number> {
  const names = await readdir("/proc").catch(() => []);
  const texts = names
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readFile(`/proc/${name}/status`, "utf8").catch(() => ""));
  const field = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  const processes = (await Promise.all(texts)).map((status) => ({
    id: field(status, "Pid"),
    parent: field(status, "PPid"),
    memory: field(status, "VmRSS"),
  }));
  const below = (id: number): number => {
    return processes
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + child.memory + below(child.id), 0);
  };
  return (processes.find(({ id }) => id === root)?.memory ?? 0) + below(root);
}
