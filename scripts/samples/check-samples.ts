import type { Problem, Site } from "../../src/types";
import { checkConfigurations } from "./check-configurations";
import { checkOriginality } from "./check-originality";
import { readPages } from "./read-pages";

/** What takes too long for every build: configurations are run and validated, paragraphs compared between pages. */
export async function checkSamples(site: Site, contentDir: string): Promise<Problem[]> {
  const pages = await readPages(site, contentDir);
  const configurations = await checkConfigurations(pages.flatMap(({ fences }) => fences));
  return [...configurations, ...checkOriginality(pages.flatMap(({ paragraphs }) => paragraphs))];
}
