import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../lib/paths";
import { fileAt, mergeBase } from "../proofs/changes";
import { isTypesPage } from "../site/content/assemble";
import { isExternalPage } from "../site/content/external-links";
import type { Page } from "../site/content/types";

const LIST = "test/published-anchors.txt";

/** What the addresses of a page depend on. */
interface Addressed extends Pick<Page, "path" | "source" | "url"> {
  texts: Pick<Page["texts"][number], "id" | "prose">[];
}

/**
 * Returns the addresses of our own pages and of all their headings. READMEs are left out, because they aren't ours, and so
 * are signatures, which disappear when webpack removes a member.
 */
export function addressesOf(pages: Addressed[]): Set<string> {
  const own = pages.filter((page) => !isExternalPage(page));
  return new Set(
    own.flatMap(({ path: file, url, texts }) => {
      const kept = texts.filter(({ prose }) => prose !== "" || !isTypesPage(file));
      return [url, ...kept.map(({ id }) => (id ? `${url}#${id}` : url))];
    }),
  );
}

/** Returns the addresses that have an anchor. */
export function anchorsOf(addresses: Iterable<string>): string[] {
  return [...addresses].filter((address) => address.includes("#"));
}

/** Returns the anchors that have to keep leading somewhere. */
export function publishedAnchors(): string[] {
  return readFileSync(path.join(paths.root, LIST), "utf8").split("\n").filter(Boolean);
}

/**
 * Records the headings of our pages, so that they keep their anchors from now on. A heading that the main branch doesn't
 * have yet is only recorded while it exists, so until then you can rename it.
 *
 * @returns The number of anchors that are new.
 */
export function recordAnchors(addresses: Iterable<string>): number {
  const before = publishedAnchors();
  const after = recordedAnchors(onMainBranch() ?? before, addresses);
  const known = new Set(before);
  writeFileSync(path.join(paths.root, LIST), `${after.join("\n")}\n`);
  return after.filter((anchor) => !known.has(anchor)).length;
}

/** Returns the anchors to record: the published ones, and those of the pages, sorted. */
export function recordedAnchors(published: string[], addresses: Iterable<string>): string[] {
  return [...new Set([...published, ...anchorsOf(addresses)])].sort();
}

/** Returns the list of the main branch, or undefined where git doesn't have one. */
function onMainBranch(): string[] | undefined {
  try {
    return fileAt(mergeBase(), LIST).split("\n").filter(Boolean);
  } catch {
    return undefined;
  }
}
