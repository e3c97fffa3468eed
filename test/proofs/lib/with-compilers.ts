import path from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import type { Configuration } from "webpack";
import { fencesOf } from "./page-text";
import { build, type Files } from "./project";
import { projectWith } from "./project-with";

/** Writes a project that has the loaders and compilers of `test/proofs/packages/compilers`. */
export function projectWithCompilers(files: Files): Promise<string> {
  return projectWith("compilers", files);
}

/** What is built: files or the folder of a project, and by what, if not by the project's own `webpack.config.js`. */
type Build = [files: Files | string, configuration?: Configuration];

/**
 * Builds a project in this process, as if it had been started in the project's folder, where compilers look for their
 * configuration. Messages name loaders below the project, as they do for readers.
 *
 * @returns what `build` returns.
 */
export async function buildWithCompilers(...[files, configuration]: Build): Promise<string> {
  const folder = typeof files === "string" ? files : await projectWithCompilers(files);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  try {
    const own = configuration ?? (await configurationOf(folder));
    return stripVTControlCharacters(
      await build(folder, { ...own, resolveLoader: { symlinks: false, ...own.resolveLoader } }),
    );
  } finally {
    cwd.mockRestore();
  }
}

async function configurationOf(folder: string): Promise<Configuration> {
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  return (await import(/* @vite-ignore */ file)).default;
}

/** Returns the first sample of a page that contains some words, as the configuration of a project. */
export async function configurationWith(page: string, words: string): Promise<Files> {
  const found = (await fencesOf(page)).find(({ code, lang }) => lang !== "text" && code.includes(words));
  if (!found) throw new Error(`${page} has no sample with "${words}".`);
  return { "webpack.config.js": found.code };
}
