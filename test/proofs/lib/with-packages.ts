import type { Configuration } from "webpack";
import { execute } from "./execute";
import { build, type Files } from "./project";
import { projectWith } from "./project-with";

/** Writes a project that has the loaders and plugins of `test/proofs/packages/plugins`. */
export function projectWithPackages(files: Files): Promise<string> {
  return projectWith("plugins", files);
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
    mode: "development",
    devtool: false,
    target: "node",
    resolveLoader: { symlinks: false },
    ...configuration,
    output: { filename: "main.cjs", ...configuration.output },
  });
  const [report = ""] = printed.split("\nmain.cjs\n");
  const { output } = await execute("node dist/main.cjs", folder);
  return `${report}\n${output}`;
}

/** Returns what was printed, with the packages below the project: a plugin knows its loader by the real path. */
export function withOwnPackages(printed: string): string {
  return printed.replaceAll(/((?:\.\.\/)*)(?:\.\.\/){3}projects\/\w+\//g, (_, up: string) => up || "./");
}
