import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isAlive } from "./process-ids";

/** Milliseconds between two looks whether another process is done. */
const PAUSE = 200;

/**
 * Does some work while no other process does it: builds share generated modules and webpack's cache, and would read what
 * the other one is writing. The lock is a folder with the number of its process in it, made aside and renamed, which
 * only one can do. That of a process that was ended is taken away.
 *
 * @param lock path of the folder.
 * @param onWait called once, with the number of the process that is waited for.
 */
export async function oneAtATime<T>(lock: string, onWait: (pid: number) => void, work: () => Promise<T>): Promise<T> {
  await take(lock, onWait);
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function take(lock: string, onWait: (pid: number) => void): Promise<void> {
  const own = `${lock}.${process.pid}`;
  await clearLeftovers(lock);
  await mkdir(path.join(own, String(process.pid)), { recursive: true });
  for (let hasTold = false; ; ) {
    const isTaken = await rename(own, lock).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (/^(ENOTEMPTY|EEXIST|EPERM)$/.test(error.code ?? "")) return true;
        throw error;
      },
    );
    if (!isTaken) return;
    const holder = await holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) {
      await takeAway(lock, holder);
      continue;
    }
    if (!hasTold && holder !== undefined) onWait(holder);
    hasTold ||= holder !== undefined;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The process that has the lock; nothing when it has just been given back. */
async function holderOf(lock: string): Promise<number | undefined> {
  const [name] = await readdir(lock).catch(() => []);
  return name === undefined ? undefined : Number(name);
}

async function takeAway(lock: string, holder: number): Promise<void> {
  const away = `${lock}.${process.pid}-away`;
  if (
    !(await rename(lock, away).then(
      () => true,
      () => false,
    ))
  )
    return; // another one was faster
  // Faster still, and it has it by now: back with it.
  if ((await holderOf(away)) !== holder) await rename(away, lock).catch(() => {});
  await rm(away, { recursive: true, force: true });
}

/** What processes left that were ended while they waited. */
async function clearLeftovers(lock: string): Promise<void> {
  const folder = path.dirname(lock);
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(`${path.basename(lock)}.`) ? Number.parseInt(path.extname(name).slice(1), 10) : 0;
    if (pid && !isAlive(pid)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
