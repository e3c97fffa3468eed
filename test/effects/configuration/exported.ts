import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished, vi } from "vitest";
import type { Configuration } from "webpack";
import { type Files, project } from "../../outputs/project";

/** A project in a folder, with what its configuration file exports. */
export interface Exported {
  folder: string;
  configuration: Configuration;
}

/** Writes a project with a configuration that exports an object, and loads that. */
export async function exportedBy(code: string, files: Files = {}): Promise<Exported> {
  const folder = await project({ ...files, "webpack.config.js": code });
  const file = pathToFileURL(path.join(folder, "webpack.config.js")).href;
  const { default: configuration }: { default: Configuration } = await import(/* @vite-ignore */ file);
  return { folder, configuration };
}

/** Copies a project out of the folder of tests, whose name starts with a dot: globs of webpack match nothing below such one. */
export async function withoutDots(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "project-"));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(folder, copy, { recursive: true });
  return copy;
}

/**
 * To be called before each test: webpack minimizes in this thread. To start another one takes several times as long as all
 * the rest of a small build.
 */
export function minimizeHere(): void {
  vi.spyOn(os, "availableParallelism").mockReturnValue(1);
}
