import { symlink } from "node:fs/promises";
import path from "node:path";
import { installList } from "./packages";
import { type Files, project } from "./project";

/**
 * Writes a project that has a list of packages in its `node_modules`, in the versions whose READMEs
 * the site shows. webpack itself is that of this repository, so peers are not installed.
 */
export async function projectWith(list: "compilers" | "plugins", files: Files): Promise<string> {
  const installed = await installList(list);
  const folder = await project(files);
  await symlink(installed, path.join(folder, "node_modules"), "junction");
  return folder;
}
