import type { KeepDrawn } from "../../src/prerender/keep-drawn";
import type { BodyOf } from "../content/site-data";
import { codeKey, keepIn, keyOf } from "../kept";

/**
 * Makes the function that gives again what the server drew of a page in an earlier build, or has it drawn. What is drawn
 * follows from the server's bundle, from the packages that this leaves to Node, and from the page.
 *
 * @param cacheDir made when missing; one for each site, with a file for each page.
 */
export function createKeep(bodyOf: BodyOf, cacheDir: string): KeepDrawn {
  const packages = codeKey();
  const keep = keepIn(cacheDir);
  return (bundle, url, draw) => keep(url, keyOf(packages, bundle, JSON.stringify(bodyOf(url) ?? "")), draw);
}
