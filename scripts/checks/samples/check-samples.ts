import type { Problem } from "../../lib/problem";
import type { TrustedPage } from "../../site/content/trusted-pages";
import { checkConfigurations } from "./check-configurations";
import { checkOriginality } from "./check-originality";
import { partsOf } from "./page-parts";

/**
 * Runs the checks that take too long for every build: it validates configurations and compares paragraphs between
 * pages.
 */
export async function checkSamples(pages: TrustedPage[]): Promise<Problem[]> {
  const parts = pages.map(partsOf);
  const configurations = await checkConfigurations(parts.flatMap(({ fences }) => fences));
  return [...configurations, ...checkOriginality(parts.flatMap(({ paragraphs }) => paragraphs))];
}
