import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../lib/paths";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { isConfiguration } from "./check-configurations";
import { type Fence, partsOf } from "./page-parts";

/** The calls by which a test names the sample of its page that it tries, with the words that find the sample. */
const CLAIM =
  /(?:\.(?:effect|tries)|configurationOf|configurationWith)\(\s*(?:PAGE,\s*)?(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/**
 * Returns the configurations of a page whose effect no test tries. A test does so if it is a test file of the page,
 * below `test/effects` or `test/outputs`, and finds the sample by its words. Files of a guide's project are left out, because
 * the test of the project builds them.
 */
export async function untestedSamples(page: TrustedPage, root = paths.root): Promise<Fence[]> {
  const name = page.file.replace(/\.mdx?$/, ".test.ts");
  const tests = ["effects", "outputs"].map((folder) => path.join(root, "test", folder, name)).filter(existsSync);
  const source = (await Promise.all(tests.map((file) => readFile(file, "utf8")))).join("\n");
  const words = [...source.matchAll(CLAIM)].map(([, , written = ""]) => unescaped(written));
  const samples = partsOf(page).fences.filter((fence) => fence.code !== "" && isConfiguration(fence));
  return samples.filter(({ code }) => !words.some((some) => code.includes(some)));
}

/** Returns the value of a string literal without its quotes. */
function unescaped(written: string): string {
  return written.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1");
}
