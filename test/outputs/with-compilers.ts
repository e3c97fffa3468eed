import { symlink } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import type { Configuration } from "webpack";
import { installPackages } from "../install-packages";
import { fencesOf } from "../scripts/checks/samples/shop";
import { build, type Files, project } from "./project";

/**
 * Writes a project that has the loaders and compilers of `test/outputs/compilers` in its `node_modules`, in the versions whose
 * READMEs the site shows. webpack itself is that of this repository, so peers are not installed.
 */
export async function projectWithCompilers(files: Files): Promise<string> {
  const packages = await installPackages(path.join(import.meta.dirname, "compilers"), ["--legacy-peer-deps"]);
  const folder = await project(files);
  await symlink(packages, path.join(folder, "node_modules"), "junction");
  return folder;
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

/** The first sample of a page that contains some words, as the configuration of a project. */
export async function configurationWith(page: string, words: string): Promise<Files> {
  const found = (await fencesOf(page)).find(({ code, lang }) => lang !== "text" && code.includes(words));
  if (!found) throw new Error(`${page} has no sample with "${words}".`);
  return { "webpack.config.js": found.code };
}
