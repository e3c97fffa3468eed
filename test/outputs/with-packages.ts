import { symlink } from "node:fs/promises";
import path from "node:path";
import type { Configuration } from "webpack";
import { installPackages } from "../install-packages";
import { execute } from "../scripts/checks/samples/shop";
import { build, type Files, project } from "./project";

/**
 * Writes a project that has the loaders and plugins of `test/outputs/packages` in its `node_modules`, in the versions whose
 * READMEs the site shows. webpack itself is that of this repository, so peers are not installed.
 */
export async function projectWithPackages(files: Files): Promise<string> {
  const packages = await installPackages(path.join(import.meta.dirname, "packages"), ["--legacy-peer-deps"]);
  const folder = await project(files);
  await symlink(packages, path.join(folder, "node_modules"), "junction");
  return folder;
}

/** Builds a project with packages, as `build` does. Messages name loaders below the project, as they do for readers. */
export async function buildWithPackages(files: Files, configuration: Configuration): Promise<string> {
  const folder = await projectWithPackages(files);
  return build(folder, { ...configuration, resolveLoader: { symlinks: false, ...configuration.resolveLoader } });
}

/** Builds a project with packages for Node.js, runs the bundle, and returns what webpack and then the bundle print. */
export async function runWithPackages(files: Files, configuration: Configuration): Promise<string> {
  const folder = await projectWithPackages(files);
  const printed = await build(folder, {
    ...{ mode: "development", devtool: false, target: "node", resolveLoader: { symlinks: false } },
    ...configuration,
    output: { filename: "main.cjs", ...configuration.output },
  });
  const [report = ""] = printed.split("\nmain.cjs\n");
  const { output } = await execute("node dist/main.cjs", folder);
  return `${report}\n${output}`;
}

/** What was printed, with the packages below the project: a plugin knows its loader by the real path. */
export function withOwnPackages(printed: string): string {
  return printed.replaceAll(/((?:\.\.\/)*)(?:\.\.\/){3}projects\/\w+\//g, (_, up: string) => up || "./");
}
