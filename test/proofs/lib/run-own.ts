import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { format } from "node:util";
import { runInNewContext } from "node:vm";
import { buildOwn, type Files, project } from "./project";

/** Runs scripts one after the other, as a page does that loads them. Returns what they print, and what they throw. */
export async function printedBy(...scripts: string[]): Promise<string> {
  const lines: string[] = [];
  const log = (...words: unknown[]) => void lines.push(format(...words));
  const currentScript = { src: "http://localhost/main.js", tagName: "SCRIPT" };
  const page = { console: { log }, require: createRequire(import.meta.url), document: { currentScript } };
  try {
    runInNewContext(["var self = globalThis;", ...scripts].join("\n"), page);
  } catch (error) {
    log(String(error));
  }
  await setTimeout(0); // promises that are settled already
  return lines.join("\n");
}

/**
 * Builds a project by its own `webpack.config.js`, and runs emitted files in an empty page.
 *
 * @param files or the folder of a project.
 * @param scripts names of the files in `dist`.
 * @returns what they print.
 */
export async function runOwn(files: Files | string, scripts = ["main.js"]): Promise<string> {
  const folder = typeof files === "string" ? files : await project(files);
  const built = await buildOwn(folder);
  const read = (name: string) => readFile(path.join(folder, "dist", name), "utf8");
  try {
    return await printedBy(...(await Promise.all(scripts.map(read))));
  } catch {
    throw new Error(`There is no script to run:\n${built}`);
  }
}
