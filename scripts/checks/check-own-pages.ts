import type { Problem } from "../lib/problem";
import type { TrustedPage } from "../site/content/trusted-pages";
import type { Page } from "../site/content/types";
import { checkSamples } from "./samples/check-samples";
import { checkSince } from "./since";
import { checkStyle } from "./style/check-style";

/**
 * Returns the problems of the pages that we write ourselves: invalid samples, the house style, and wrong versions.
 * `npm run check` prints them, and `npm test` fails for them.
 *
 * @param pages All pages of the site.
 * @param sources The texts of our own pages.
 */
export async function checkOwnPages(pages: readonly Page[], sources: TrustedPage[]): Promise<Problem[]> {
  return [...(await checkSamples(sources)), ...checkStyle(sources), ...checkSince(pages, sources)];
}
