import { symlink } from "node:fs/promises";
import path from "node:path";
import { installPackages } from "../../scripts/lib/install-packages";
import { type Files, project } from "./project";

/**
 * Writes a project that has the packages of a folder beside this file in its `node_modules`, in the versions whose READMEs
 * the site shows. webpack itself is that of this repository, so peers are not installed.
 */
export async function projectWith(packages: "compilers" | "packages", files: Files): Promise<string> {
  const installed = await installPackages(path.join(import.meta.dirname, packages), ["--legacy-peer-deps"]);
  const folder = await project(files);
  await symlink(installed, path.join(folder, "node_modules"), "junction");
  return folder;
}
