import { symlink } from "node:fs/promises";
import path from "node:path";
import { vi } from "vitest";
import { installList } from "./packages";
import { type Files, project } from "./project";

/**
 * Writes a project that has a list of packages in its `node_modules`, in the versions whose READMEs
 * the site shows. webpack itself is that of this repository, so peers are not installed.
 */
export async function projectWith(list: "compilers" | "libraries" | "plugins", files: Files): Promise<string> {
  const installed = await installList(list);
  const folder = await project(files);
  await symlink(installed, path.join(folder, "node_modules"), "junction");
  return folder;
}

/**
 * Writes such a project for a build in this process. Until the test ends, the process seems to have been started in the folder of
 * the list, because that's where Babel looks for presets. The folder of the project wouldn't do: swc remembers the first folder in
 * which it is started and needs it later, when that project has been removed.
 */
export async function projectToLoad(...[list, files]: Parameters<typeof projectWith>): Promise<string> {
  vi.spyOn(process, "cwd").mockReturnValue(path.dirname(await installList(list)));
  return projectWith(list, files);
}
