import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Milliseconds after which a folder that nobody finished belongs to a build that was killed: none takes so long. */
const ABANDONED = 10 * 60_000;

/**
 * Builds a folder beside its place and then puts it there, so that the place holds a whole output at any time. Two builds
 * at once do not meet: each has a folder of its own, and the last one to finish stays.
 *
 * @param output absolute path of the place.
 * @param build fills the folder that it is given.
 * @throws {Error} with a sentence when something that is no build stands in the place, and what `build` throws.
 */
export async function replaceFolder(output: string, build: (folder: string) => Promise<void>): Promise<void> {
  await checkPlace(output);
  await mkdir(path.dirname(output), { recursive: true });
  await removeAbandoned(output);
  const folder = await mkdtemp(`${output}.new-`);
  const onSignal = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(signal === "SIGINT" ? 130 : 143); // as shells report it
  };
  process.once("SIGINT", onSignal).once("SIGTERM", onSignal);
  try {
    await build(folder);
    await swapInto(output, folder);
  } finally {
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What stands in the place is going to be deleted, so it has to be a build. */
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

/** Folders cannot be exchanged in one step, so another build may have put its own in between: then once more. */
async function swapInto(output: string, folder: string): Promise<void> {
  for (;;) {
    const old = await mkdtemp(`${output}.old-`);
    await rename(output, path.join(old, "output")).catch(ignore("ENOENT"));
    const isIn = await rename(folder, output).then(() => true, ignore("ENOTEMPTY", "EEXIST", "EPERM"));
    await rm(old, { recursive: true, force: true });
    if (isIn) return;
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
