import type { Problem } from "../../lib/problem";
import { parsePage, readTrustedSources, type TrustedPage } from "../../site/content/trusted-pages";
import type { Site } from "../../site/content/types";
import { checkStyle, GLOSSARY_FILE } from "./check-style";

/**
 * Creates a function that checks the style of pages that were edited since its first call. Checking all pages takes
 * seconds, which is too long after saving one page.
 */
export function styleOfEdited(): (site: Site, contentDir: string) => Promise<Problem[]> {
  let first: Map<string, string> | undefined;
  return async (site, contentDir) => {
    const sources = new Map((await readTrustedSources(site, contentDir)).map(({ file, source }) => [file, source]));
    first ??= sources;
    const edited = [...sources].filter(([file, source]) => first?.get(file) !== source);
    const [glossary] = parsed(GLOSSARY_FILE, sources.get(GLOSSARY_FILE) ?? "");
    return checkStyle(
      edited.flatMap(([file, source]) => parsed(file, source)),
      glossary,
    );
  };
}

/**
 * Parses a page. A page that can't be parsed was saved after the site was read. It's left out, because the next read
 * will report it, with its line.
 */
function parsed(file: string, source: string): TrustedPage[] {
  try {
    return [parsePage(file, source)];
  } catch {
    return [];
  }
}
