import { isConfigurationFile } from "../../utilities/configuration-names";
import type { Project } from "../project/project";
import type { BroughtFile } from "./brought-file";
import { type Brought, collect } from "./collect";
import { type Dropped, filesIn } from "./gather";
import { filesInZip, isZip } from "./unzip";

/** What a reader has brought, and what it means for the open project. */
export interface Opening extends Brought {
  /** Whether it takes the place of the open project, or is added to it. */
  isNew: boolean;
}

/** Reads what a reader has chosen or dropped, as `bringFiles` does. */
export async function bring(dropped: Dropped, open: Project): Promise<Opening> {
  return bringFiles(await filesIn(dropped), open);
}

/**
 * Reads what a reader has chosen or dropped: a folder, a zip file, or several files. Files without a folder and without
 * a configuration, such as images, are added to the open project.
 *
 * @param open The open project.
 * @throws {Error} When it can't be read. The message is a sentence for readers.
 */
export async function bringFiles(files: readonly BroughtFile[], open: Project): Promise<Opening> {
  const [only, ...others] = files;
  if (!only) throw new Error("There are no files in this.");
  if (others.length === 0 && /\.zip$/i.test(only.path)) {
    const zip = await only.read();
    if (!isZip(zip)) throw new Error(`${only.path} isn't a zip file.`);
    return { ...(await collect(filesInZip(zip))), isNew: true };
  }
  const isNew = files.some(({ path }) => /\//.test(path) || path === "package.json" || isConfigurationFile(path));
  const { project, left } = await collect(files);
  if (isNew) return { project, left, isNew };
  const folder = Object.keys(open).some((path) => path.startsWith("src/")) ? "src/" : "";
  const added = Object.entries(project).map(([path, text]) => [folder + path, text] as const);
  return { project: { ...open, ...Object.fromEntries(added) }, left, isNew };
}
