import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { paths } from "../lib/paths";

/** The folder of all proofs, relative to the repository. */
export const PROOFS = "test/proofs";

/**
 * A test file that proves pages. Its path says which ones: `test/proofs/KIND/SECTION/PAGE.test.ts` proves one page,
 * `KIND/SECTION/PAGE/ASPECT.test.ts` an aspect of it, and `KIND/SECTION.test.ts` or `KIND.test.ts` all pages of the
 * section or of the site.
 */
export interface Proof {
  /** The path of the file, relative to the repository. */
  file: string;
  /** How the proof works, such as `effects`. */
  kind: string;
  /** The proof's subject: a page, a part of a page, a section, or an empty string for the whole site. */
  scope: string;
}

/** Returns all proofs, sorted by path. */
export function listProofs(root = paths.root): Proof[] {
  const folder = path.join(root, PROOFS);
  const names = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  const tests = names.map((name) => name.split(path.sep).join("/")).filter((name) => name.endsWith(".test.ts"));
  return tests
    .filter((name) => !/^(?:lib|packages)\//.test(name))
    .sort()
    .map((name) => {
      const [kind = "", ...scope] = name.replace(/\.test\.ts$/, "").split("/");
      return { file: `${PROOFS}/${name}`, kind, scope: scope.join("/") };
    });
}

/**
 * Returns whether a proof looks at a page.
 *
 * @param page The path of the page without its extension, such as `guides/caching` or `guides/index`.
 */
export function proves({ scope }: Proof, page: string): boolean {
  return scope === "" || isAtOrBelow(scope, page) || isAtOrBelow(page, scope);
}

/** Returns whether a proof looks at more than one page, so that it's worth limiting it to some of them. */
export function isWide({ scope }: Proof): boolean {
  return !scope.includes("/") && scope !== "index";
}

function isAtOrBelow(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** Returns the name by which proofs know a page: its file without the extension, such as `guides/caching`. */
export function pageName(file: string): string {
  return file.replace(/\.mdx?$/, "");
}
