import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import webpack, { type Configuration, type Stats } from "webpack";
import { emitted, type Files, makeOld, project } from "./project";

/** Files to save, by name; `null` deletes the file. */
export type Saved = Record<string, string | null>;

/** Watches a new project, as `watchedIn` does. */
export async function watched(files: Files, saves: Saved[], rest: Configuration = {}): Promise<string[]> {
  return watchedIn(await project(files), saves, rest);
}

/**
 * Watches a project by its own `webpack.config.js`, and saves files.
 *
 * @param saves The files to save together, each set after the build of the set before.
 * @param rest Further options, which replace those of the project.
 * @returns of the first build, and of the build after each save: what webpack prints, then each emitted file after its name.
 */
export async function watchedIn(folder: string, saves: Saved[], rest: Configuration = {}): Promise<string[]> {
  await makeOld(folder);
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: configuration }: { default: Configuration } = await import(/* @vite-ignore */ file);
  const compiler = webpack({
    mode: "production",
    context: folder,
    ...configuration,
    ...rest,
    output: { path: path.join(folder, "dist"), ...configuration.output, ...rest.output },
    watch: false,
  });
  const builds: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const built = async (error: Error | null, stats?: Stats) => {
      if (error || !stats) return reject(error ?? new Error("There are no stats."));
      // A build for nothing is none of those that are asked for.
      if (builds.length > 0 && changesOf(compiler).length === 0) return;
      builds.push(`${stats.toString({ colors: false })}\n${await emitted(path.join(folder, "dist"))}`);
      const next = saves[builds.length - 1];
      if (next) await save(folder, next).catch(reject);
      else compiler.close((closing) => (closing ? reject(closing) : resolve()));
    };
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => void built(error, stats).catch(reject));
  });
  return builds;
}

function changesOf(compiler: webpack.Compiler): string[] {
  return [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
}

/** Writes each file in one step, because a build must not see it while it is empty. */
async function save(folder: string, files: Saved): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (content === null) {
      await rm(file);
      continue;
    }
    await writeFile(`${file}.saved`, content);
    await rename(`${file}.saved`, file);
  }
}
