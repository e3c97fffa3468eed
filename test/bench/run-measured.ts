import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** The cost of a command, including all its child processes. */
export interface Cost {
  /** The user and system time. */
  cpuSeconds: number;
  wallSeconds: number;
  /** The maximum total memory of all processes, where shared memory counts for each; null except on Linux. */
  peakMiB: number | null;
}

/**
 * Runs a shell command and measures it. A POSIX shell reports the processor time of child processes on every system.
 *
 * @throws {Error} When the command fails. The message contains its output.
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

/**
 * Returns the seconds that the shell's `times` prints: minutes and seconds, user and system, of the shell and of its
 * children.
 */
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

/** Returns the memory in KiB of a process and its descendants; 0 without `/proc`. */
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
