import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import type { Configuration } from "webpack";
import { type Files, project } from "./project";
import { printed } from "./raises";

/**
 * Builds a project in this process and runs `dist/main.js` as a script of an empty page.
 *
 * @param files or the folder of a project.
 * @returns what webpack prints, and what the script throws, as browsers announce it.
 */
export async function inBrowser(files: Files | string, configuration: Configuration = {}): Promise<string> {
  const folder = typeof files === "string" ? files : await project(files);
  const output = await printed(folder, configuration);
  const bundle = path.join(folder, "dist/main.js");
  return existsSync(bundle) ? `${output}\n${await thrownBy(await readFile(bundle, "utf8"))}` : output;
}

/** Runs a script in an empty page, and waits until it has done what it does at once. */
async function thrownBy(script: string): Promise<string> {
  const thrown: string[] = [];
  const console = new VirtualConsole().on(
    "jsdomError",
    ({ cause, message }) => void thrown.push(String(cause ?? message)),
  );
  const dom = new JSDOM('<!doctype html><div id="app"></div>', {
    url: "http://localhost/",
    runScripts: "outside-only",
    virtualConsole: console,
  });
  try {
    await dom.window.eval(script);
  } catch (error) {
    thrown.push(String(error));
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
  dom.window.close();
  return thrown.map((error) => `Uncaught ${error}`).join("\n");
}
