import { readFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../lib/paths";
import { listProofs, pageName, proves } from "../../proofs/proof-files";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { isConfiguration } from "./check-configurations";
import { type Fence, partsOf } from "./page-parts";

/** The kinds of proofs that try a single sample. */
const KINDS = ["effects", "outputs"];

/**
 * The calls with which a test selects the sample of its page that it tries. They contain the words that find the
 * sample.
 */
const CLAIM =
  /(?:\.(?:effect|tries)|configurationOf|configurationWith)\(\s*(?:PAGE,\s*)?(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/**
 * Returns the configurations of a page whose effect isn't proven. A sample counts as proven if a test file of the page
 * finds it by its words. Files of a guide's project are left out, because the proof of the project builds them.
 */
export async function untestedSamples(page: TrustedPage, root = paths.root): Promise<Fence[]> {
  const proofs = listProofs(root).filter((proof) => KINDS.includes(proof.kind) && proves(proof, pageName(page.file)));
  const source = (await Promise.all(proofs.map(({ file }) => readFile(path.join(root, file), "utf8")))).join("\n");
  const words = [...source.matchAll(CLAIM)].map(([, , written = ""]) => unescaped(written));
  const samples = partsOf(page).fences.filter((fence) => fence.code !== "" && isConfiguration(fence));
  return samples.filter(({ code }) => !words.some((some) => code.includes(some)));
}

/** Returns the value of a string literal without its quotes. */
function unescaped(written: string): string {
  return written.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1");
}
