import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import type { Configuration } from "webpack";
import type { Effect } from "../../lib/effects";
import { type Files, project } from "../../lib/project";
import { projectToLoad } from "../../lib/project-with";

/** A configuration that depends on the command line. */
export type ConfigurationFunction = (env: object, argv: object) => Configuration;

/**
 * Writes a project with a sample as its `webpack.config.js`. Returns what the sample exports, and the folder of the project.
 *
 * @param packages The list of packages that the sample needs; webpack alone unless it is given.
 */
export async function exported<Exported = Configuration>(
  code: string,
  files: Files = {},
  packages?: Effect["packages"],
): Promise<{ folder: string; configuration: Exported }> {
  const all = { ...files, "webpack.config.js": code };
  const folder = packages ? await projectToLoad(packages, all) : await project(all);
  const { href } = pathToFileURL(path.join(folder, "webpack.config.js"));
  const { default: configuration }: { default: Exported } = await import(/* @vite-ignore */ href);
  return { folder, configuration };
}

/** Copies a project out of the folder of tests, whose name starts with a dot: globs of webpack match nothing below such one. */
export async function withoutDots(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), "project-"));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  return copy;
}
