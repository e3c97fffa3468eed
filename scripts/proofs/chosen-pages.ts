import { readdirSync } from "node:fs";
import path from "node:path";
import { pageName } from "./proof-files";

/**
 * The environment variable that limits proofs of many pages to certain pages, such as `guides/caching`, separated by
 * commas.
 */
export const PAGES_VARIABLE = "PROVE_PAGES";

/** Returns whether a proof of many pages has to look at this one, a path such as `guides/caching.mdx`. */
export function isChosen(file: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const chosen = env[PAGES_VARIABLE];
  return chosen === undefined || chosen.split(",").includes(pageName(file));
}

/**
 * Returns the pages for the arguments of a command, in the form `guides/caching`. An argument is the URL of a page, its
 * file, or a section.
 *
 * @throws {Error} If an argument matches nothing.
 */
export function chosenPages(words: string[], contentFolder: string): string[] {
  const names = (readdirSync(contentFolder, { recursive: true }) as string[])
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)(?:projects|images)\//.test(name))
    .map(pageName);
  const chosen = words.flatMap((word) => {
    const name = word
      .replace(/^src\/content\//, "")
      .replace(/\.mdx?$/, "")
      .replace(/^\/|\/$/g, "");
    const found = names.filter((page) => page === name || page.startsWith(`${name}/`));
    if (found.length === 0) {
      const path = `src/content/${name}.mdx`;
      throw new Error(
        `There is no page ${path}. Pass the path of a page or a section, such as \`npm run prove -- guides/caching\`.`,
      );
    }
    return found;
  });
  return [...new Set(chosen)].sort();
}
