import path from "node:path";
import { pathToFileURL } from "node:url";
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
