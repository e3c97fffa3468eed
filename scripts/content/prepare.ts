import { createHash } from "node:crypto";
import path from "node:path";
import { readSiteConfig } from "../../src/site";
import type { NavigationLink, SiteConfig } from "../../src/types";
import { isExternal, toPageUrl } from "../../src/utilities/urls";
import { makeSearchFiles, type SearchFiles, searchFilesOnDemand, searchModule } from "../outputs/search-index";
import { contentDir, paths } from "../paths";
import { fetchOwnReadmes } from "../readmes/own-readmes";
import { toRecords } from "../search/records";
import { glossaryModule } from "./glossary";
import { screenUrls } from "./known-urls";
import { emptyMemory, type Memory } from "./memory";
import { readNotification } from "./notification";
import { readSite } from "./read-site";
import { writeContentTree, writeSiteData } from "./site-data";
import type { Site } from "./types";

/** What every command starts with: the configuration, the content, and the generated modules on disk. */
export interface Prepared {
  config: SiteConfig;
  site: Site;
  contentDir: string;
  /** Folder of the generated modules; one for each pair of content folder and configuration. */
  dataDir: string;
  /** When the reading began, in milliseconds since 1970. */
  readAt: number;
  /** Development: for who reads it again. */
  memory?: Memory;
  search: SearchFiles;
}

/** How content is read. */
export interface PrepareOptions {
  argv?: readonly string[];
  /** The search index is made when it is asked for. */
  isDevelopment?: boolean;
  /** For who has done this before. */
  memory?: Memory;
}

/**
 * Reads configuration and content from the environment, after fetching what of it comes from outside, and writes the
 * modules that webpack bundles.
 */
export async function prepare(
  env: NodeJS.ProcessEnv,
  { argv = process.argv, isDevelopment = false, memory }: PrepareOptions = {},
): Promise<Prepared> {
  const readAt = Date.now();
  const known = memory ?? (isDevelopment ? emptyMemory() : undefined);
  const wanted = readSiteConfig(env);
  const content = contentDir(env);
  if (!memory) await fetchOwnReadmes(content, argv);
  const cacheDir = path.join(paths.cache, "pages");
  const site = await readSite({ contentDir: content, cacheDir, config: wanted, memory: known });
  const config = withoutMissingPages(wanted, site);
  const notification = await readNotification(paths.notification, site, config, content);
  site.problems.push(...notification.problems);
  const key = createHash("sha256")
    .update(JSON.stringify([portable(content), config, ...(isDevelopment ? ["development"] : [])]))
    .digest("hex")
    .slice(0, 12);
  const dataDir = path.join(paths.cache, "site-data", key);
  const records = () => toRecords(site, config);
  const search = isDevelopment ? searchFilesOnDemand(records) : makeSearchFiles(records());
  const modules = {
    "glossary.js": glossaryModule(site.pages),
    "notification.js": notification.code,
    "search.js": searchModule(search),
  };
  await writeSiteData(site, config, dataDir, modules);
  if (!isDevelopment) await writeContentTree(site, path.join(paths.cache, "content-tree", `${key}.json`));
  return { config, site, contentDir: content, dataDir, readAt, memory: known, search };
}

/** A folder inside the repository by its place there: names of generated modules must not depend on where a clone lies. */
function portable(folder: string): string {
  const inside = path.relative(paths.root, folder);
  return inside.startsWith("..") ? folder : inside.split(path.sep).join("/");
}

/** The navigation of a content folder that lacks a section or page must not lead there. */
function withoutMissingPages(config: SiteConfig, { pages }: Site): SiteConfig {
  const urls = new Set([...pages.map(({ url }) => url), ...screenUrls([])]);
  const exists = ({ url }: NavigationLink) => isExternal(url) || urls.has(toPageUrl(url));
  return {
    ...config,
    sections: config.sections.filter(({ name }) => urls.has(`/${name}/`)),
    top: config.top.filter(exists),
    footer: config.footer.filter(exists),
  };
}
