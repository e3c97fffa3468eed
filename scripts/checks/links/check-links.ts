import { readFile } from "node:fs/promises";
import writeFileAtomic from "write-file-atomic";
import { inParallel } from "../../lib/in-parallel";
import { inTextOrder, type Problem } from "../../lib/problem";
import type { Outcome } from "./check-link";
import type { Place } from "./find-links";

/** How many days a good result is valid. Addresses with any other result are checked every time. */
const FRESH = 30;

/** The cache: when an address was checked, and the result. */
type LinkCache = Record<string, { date: string; outcome: Outcome }>;

/**
 * Checks every address once, with several hosts in parallel. The results of a host are written to the cache as soon as
 * they are complete, so that an interrupted check can continue.
 *
 * @param cacheFile The file of the cache, which may be missing.
 */
export async function checkLinks(
  links: ReadonlyMap<string, Place[]>,
  checkLink: (url: string) => Promise<Outcome>,
  cacheFile: string,
): Promise<Problem[]> {
  const cache = await readCache(cacheFile);
  const problems = await inParallel(byHost(links.keys()), async (urls) => {
    const found: Problem[] = [];
    for (const url of urls) {
      if (!isFresh(cache[url])) cache[url] = { date: new Date().toISOString(), outcome: await checkLink(url) };
      const { outcome } = cache[url] as LinkCache[string];
      for (const place of links.get(url) ?? []) found.push(...toProblem(url, outcome, place));
    }
    await writeFileAtomic(cacheFile, `${JSON.stringify(cache, null, 2)}\n`);
    return found;
  });
  return problems.flat().sort(inTextOrder);
}

function toProblem(url: string, outcome: Outcome, place: Place): Problem[] {
  switch (outcome.state) {
    case "fine":
      return [];
    case "moved":
      return [
        {
          ...place,
          message: `${url} has moved permanently to ${outcome.to}. Link to that address.`,
          severity: "warning",
        },
      ];
    case "unclear":
      return [{ ...place, message: `${url} ${outcome.reason}. Check it in a browser.`, severity: "warning" }];
    case "dead":
      return [
        {
          ...place,
          message: `${url} ${outcome.reason}. Link to something else, or remove the link.`,
          severity: "error",
        },
      ];
  }
}

function isFresh(entry: LinkCache[string] | undefined): boolean {
  const isGood = entry?.outcome.state === "fine" || entry?.outcome.state === "moved";
  return isGood && Date.now() - Date.parse(entry.date) < FRESH * 86_400_000;
}

function byHost(urls: Iterable<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}

/** Reads the cache. If it cannot be read, all addresses are checked again. */
async function readCache(file: string): Promise<LinkCache> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as LinkCache;
  } catch {
    return {};
  }
}
