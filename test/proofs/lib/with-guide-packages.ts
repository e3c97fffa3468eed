import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { installList } from "./packages";
import { type Files, project } from "./project";

/**
 * Writes a project that has some of the packages that readers of the guides install. webpack itself is that of this
 * repository.
 */
export async function projectWithGuidePackages(names: string[], files: Files): Promise<string> {
  const installed = await installList("guides");
  const folder = await project(files);
  for (const name of names) {
    const link = path.join(folder, "node_modules", name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(installed, name), link, "junction");
  }
  return folder;
}
