import { existsSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A temporary folder that is older than this number of milliseconds belongs to a build that was killed. */
const ABANDONED = 10 * 60_000;

/**
 * Builds into a temporary folder beside the output, and then replaces the output with it, so that there is always a
 * complete output. Parallel builds do not conflict: each has its own temporary folder, and the last one to finish wins.
 *
 * @param output The absolute path of the output folder.
 * @param build Fills the folder that it is called with.
 * @throws {Error} When the output path contains anything but a build, and any error of `build`.
 */
export async function replaceFolder(output: string, build: (folder: string) => Promise<void>): Promise<void> {
  await checkPlace(output);
  await mkdir(path.dirname(output), { recursive: true });
  await removeAbandoned(output);
  const folder = await mkdtemp(`${output}.new-`);
  const onSignal = (signal: NodeJS.Signals) => {
    removeAtOnce(folder);
    process.exit(signal === "SIGINT" ? 130 : 143); // the exit codes that shells use
  };
  // Not `once`: npm passes signals on, and a repeated signal would end the process while it removes the folder.
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
  try {
    await build(folder);
    await swapInto(output, folder);
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws unless the output path is empty or contains a build, because its contents will be deleted. */
async function checkPlace(output: string): Promise<void> {
  const found = await stat(output).catch(() => null);
  if (found && !found.isDirectory()) {
    throw new Error(
      `There is a file at ${output}, where the build puts the site. Delete it, or set OUTPUT_DIR to a folder.`,
    );
  }
  const names = found ? await readdir(output) : [];
  if (names.length > 0 && !names.includes("404.html")) {
    throw new Error(
      `The folder ${output} contains something other than a build of this site, which a build would delete. Empty the folder, or set OUTPUT_DIR to another one.`,
    );
  }
}

/**
 * Replaces the output folder. This takes two steps, between which another build may have put its own folder there; in
 * that case it tries again.
 */
async function swapInto(output: string, folder: string): Promise<void> {
  for (;;) {
    const old = await mkdtemp(`${output}.old-`);
    await rename(output, path.join(old, "output")).catch(ignore("ENOENT"));
    const isIn = await rename(folder, output).then(() => true, ignore("ENOTEMPTY", "EEXIST", "EPERM"));
    await rm(old, { recursive: true, force: true });
    if (isIn) return;
  }
}

/**
 * Removes the temporary folder of a build that is being stopped. Writes that are already in progress on other threads
 * continue, and can put a file into a folder that was just emptied, or create the folder again. So the function keeps
 * trying until it stays away. No new writes start in the meantime, because it blocks the process. Windows refuses to
 * remove open files. If anything is left after some seconds, a later build removes it.
 */
function removeAtOnce(folder: string): void {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      ignore("ENOTEMPTY", "EBUSY", "EPERM")(error as NodeJS.ErrnoException);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50); // sleeps for 50 ms
    if (!existsSync(folder)) return;
  }
}

async function removeAbandoned(output: string): Promise<void> {
  const folder = path.dirname(output);
  for (const name of await readdir(folder)) {
    if (!/^\.(new|old)-\w+$/.test(name.slice(path.basename(output).length))) continue;
    if (!name.startsWith(path.basename(output))) continue;
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
    return undefined;
  };
}
