import { renameSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isAlive } from "./process-ids";

/** A new build, beside the place that it will take. */
export interface Aside {
  folder: string;
  /** Puts it in the place of the old one. */
  swap(): Promise<void>;
  /** Throws it away, if it has not been put in place. */
  drop(): Promise<void>;
}

/**
 * Makes an empty folder beside the output, for a build to be put together in: the output itself is whole at any time.
 * Clears away what builds left there that were ended before their time.
 *
 * @param output absolute path.
 * @throws {Error} with a sentence when something that is no build stands there, or nothing can be written.
 */
export async function makeAside(output: string): Promise<Aside> {
  await checkPlace(output);
  await mkdir(path.dirname(output), { recursive: true });
  await clearLeftovers(output);
  const folder = `${output}.new-${process.pid}`;
  const old = `${output}.old-${process.pid}`;
  await mkdir(folder);
  return { folder, swap, drop: () => rm(folder, { recursive: true, force: true }) };

  async function swap(): Promise<void> {
    for (let isIn = false; !isIn; ) {
      isIn = exchange();
      await rm(old, { recursive: true, force: true });
    }
  }

  /** In one go, so that nothing is between the two. False when another build was put there in that moment. */
  function exchange(): boolean {
    try {
      renameSync(output, old);
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
    try {
      renameSync(folder, output);
      return true;
    } catch (error) {
      if (codeOf(error) === "ENOTEMPTY" || codeOf(error) === "EEXIST") return false;
      throw error;
    }
  }
}

/** What is there is going to be deleted, so it has to be a build. */
async function checkPlace(output: string): Promise<void> {
  const found = await stat(output).catch(() => null);
  if (found && !found.isDirectory()) {
    throw new Error(
      `There is a file at ${output}, where the site should go. Delete it, or set OUTPUT_DIR to a folder.`,
    );
  }
  const names = found ? await readdir(output) : [];
  if (names.length > 0 && !names.includes("404.html")) {
    throw new Error(
      `The folder ${output} holds something else than a build of this site, and a build would delete it. Empty it, or set OUTPUT_DIR to another one.`,
    );
  }
}

async function clearLeftovers(output: string): Promise<void> {
  const names = await readdir(path.dirname(output));
  for (const name of names) {
    const [, kind, pid] = /^\.(new|old)-(\d+)$/.exec(name.slice(path.basename(output).length)) ?? [];
    if (!pid || !name.startsWith(path.basename(output)) || isAlive(Number(pid))) continue;
    const leftover = path.join(path.dirname(output), name);
    // Ended in the one moment in which there was none: the old build is still the one.
    if (kind === "old") await rename(leftover, output).catch(() => {});
    await rm(leftover, { recursive: true, force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
