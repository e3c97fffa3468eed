import { readFile } from "node:fs/promises";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { oneFence } from "./one-fence";
import { fencesOf } from "./page-text";
import { buildOwn, type Files } from "./project";
import { projectWithPackages } from "./with-packages";

/** What a page of a browser is after its script has run. */
interface Shown {
  /** What webpack printed, and the emitted files. */
  built: string;
  document: Document;
  /** What the script threw. */
  error: string;
}

/**
 * Builds a project by its own `webpack.config.js` with packages, and runs `dist/main.js` in an empty page.
 *
 * @param files of the project.
 */
export async function inPage(files: Files): Promise<Shown> {
  const folder = await projectWithPackages(files);
  const built = await buildOwn(folder);
  const dom = new JSDOM('<!doctype html><div id="app"></div>', {
    url: "http://localhost/",
    runScripts: "outside-only",
    virtualConsole: new VirtualConsole(),
  });
  // Chunks never come here. The end of webpack's patience with them, minutes later, would be an error of whatever runs then.
  dom.window.setTimeout = (() => 0) as unknown as typeof dom.window.setTimeout;
  const script = await readFile(path.join(folder, "dist/main.js"), "utf8");
  let error = "";
  try {
    dom.window.eval(script);
  } catch (thrown) {
    error = String(thrown);
  }
  return { built, document: dom.window.document, error };
}

/** Returns the text of each `<style>` element, without spaces at its ends. */
export function stylesOf(document: Document): string[] {
  return [...document.querySelectorAll("style")].map((style) => style.textContent.trim());
}

/** Returns the configuration of a page that contains some words. */
export async function configurationOf(page: string, words: string): Promise<string> {
  const fences = (await fencesOf(page)).filter(({ title }) => title === "webpack.config.js");
  return oneFence(page, "configurations", fences, words).code;
}
