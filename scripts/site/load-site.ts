import path from "node:path";
import { readSiteConfig } from "../../src/site";
import type { NavigationLink, SiteConfig } from "../../src/types";
import { isExternal, sectionUrl, toPageUrl } from "../../src/utilities/urls";
import { declarationsReader } from "../facts/declarations/declarations-reader";
import { packagesAt } from "../facts/packages";
import { optionsReader } from "../facts/read-options";
import { contentDir, paths } from "../lib/paths";
import { inTextOrder } from "../lib/problem";
import { askedReader } from "./content/asked";
import { checkSections } from "./content/check-sections";
import { commitDates } from "./content/commit-dates";
import { type ReadOptions, readSite } from "./content/read-site";
import type { Site } from "./content/types";
import { urlsWithoutContent } from "./content/urls-without-content";
import { type Compile, cachedCompiler } from "./markdown/cached-compiler";
import { publishedFiles } from "./outputs/outputs";

/** The result of reading configuration and content, which most commands start with. */
export interface LoadedSite {
  site: Site;
  /** The configuration, without links to pages that do not exist. */
  config: SiteConfig;
  /** The absolute path of the content folder. */
  contentDir: string;
}

/**
 * Reads configuration and content from the locations in the environment. It writes nothing except compiled pages to the
 * cache.
 *
 * @throws {Error} When the configuration is invalid or the content folder cannot be read.
 */
export async function loadSite(env: NodeJS.ProcessEnv): Promise<LoadedSite> {
  const readSiteAgain = await siteReader(env);
  return readSiteAgain();
}

/**
 * Creates a function that reads the site again each time it is called, and compiles only what has changed in between.
 *
 * @param wrap Changes the behavior of the compiler.
 */
export async function siteReader(
  env: NodeJS.ProcessEnv,
  wrap = (compile: Compile): Compile => compile,
): Promise<() => Promise<LoadedSite>> {
  const config = readSiteConfig(env);
  const folder = contentDir(env);
  const [compile, dates] = await Promise.all([cachedCompiler(path.join(paths.cache, "pages")), commitDates(folder)]);
  const options: ReadOptions = {
    contentDir: folder,
    config,
    compile: wrap(compile),
    readAsked: askedReader(),
    readDeclarations: declarationsReader(packagesAt(paths.root)),
    readOptions: optionsReader(packagesAt(paths.root)),
    dates,
    published: publishedFiles(),
  };
  return async () => {
    const read = await readSite(options);
    const problems = [...read.problems, ...checkSections(read.pages, config)].sort(inTextOrder);
    const site = { ...read, problems };
    return { site, config: withoutMissingPages(config, site), contentDir: folder };
  };
}

/** Removes links to missing sections and pages from the navigation. */
function withoutMissingPages(config: SiteConfig, { pages }: Site): SiteConfig {
  const urls = new Set([...pages.map(({ url }) => url), ...urlsWithoutContent([])]);
  const exists = ({ url }: NavigationLink) => isExternal(url) || urls.has(toPageUrl(url));
  return {
    ...config,
    sections: config.sections.filter(({ name }) => urls.has(sectionUrl(name))),
    top: config.top.filter(exists),
    footer: config.footer.filter(exists),
  };
}
