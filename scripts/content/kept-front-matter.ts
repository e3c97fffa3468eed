import { codeKey, keepIn, keyOf } from "../kept";
import { readFrontMatter, type SplitPage, splitFrontMatter } from "./front-matter";

/** Splits the text of a file at its front matter. */
export type Split = (file: string, source: string) => SplitPage;

/**
 * Makes the function that reads front matter only where it is another one than in an earlier build: starting the parser
 * of YAML and the checks takes as long as all other reading.
 *
 * @param cacheDir made when missing.
 */
export function keptFrontMatter(cacheDir: string): Split {
  const keep = keepIn(cacheDir);
  const code = codeKey("scripts/content/front-matter.ts");
  return (file, source) =>
    splitFrontMatter(source, (yaml) =>
      // Plain data also the first time: a build must not depend on what was there before.
      JSON.parse(keep(file, keyOf(code, yaml), () => JSON.stringify(readFrontMatter(yaml)))),
    );
}
