import type { Problem } from "../../lib/problem";
import { parsePage, readOwnSources } from "../../site/content/own-pages";
import type { Site } from "../../site/content/types";
import { checkStyle, GLOSSARY } from "./check-style";

/**
 * Makes a function that says, each time, what goes against the house style in the pages that were written since its first
 * call. To look at all of them takes seconds, which `npm run check` has and a writer who saves a page has not.
 */
export function styleOfEdited(): (site: Site, contentDir: string) => Promise<Problem[]> {
  let first: Map<string, string> | undefined;
  return async (site, contentDir) => {
    const sources = new Map((await readOwnSources(site, contentDir)).map(({ file, source }) => [file, source]));
    first ??= sources;
    const edited = [...sources].filter(([file, source]) => first?.get(file) !== source);
    const glossary = parsePage(GLOSSARY, sources.get(GLOSSARY) ?? "");
    const pages = edited.map(([file, source]) => parsePage(file, source));
    return checkStyle(pages, glossary);
  };
}
