import { webpackVersions } from "../../../src/site";
import { type LoadedSite, siteReader } from "../load-site";
import { withLastParsedText } from "../markdown/last-parsed-text";
import { type SearchFiles, searchFilesOnDemand } from "../outputs/search-index";
import { developmentScripts, packageVersions } from "../playground/publish";
import { toRecords } from "../search/records";
import { siteDataFolder, writeSiteData } from "./site-data";

/** The state of the dev server: the site as it was read last. */
export interface Development extends LoadedSite {
  /** The time when reading started, in milliseconds since 1970. */
  readAt: number;
  search: SearchFiles;
  /** The versions of webpack that readers of the playground can choose besides the installed one. */
  webpackVersions: string[];
  /** The absolute path of the folder of generated modules. */
  siteData: string;
  /** Writes the generated modules that have changed. webpack compiles them; pages without state don't need them. */
  writeModules: () => Promise<void>;
}

/** Creates a function that reads the content each time it is called. */
export async function developmentReader(env: NodeJS.ProcessEnv): Promise<() => Promise<Development>> {
  const versions = webpackVersions(env);
  const readSiteAgain = await siteReader(env, withLastParsedText);
  const playground = { scripts: developmentScripts(versions), versions: packageVersions() };
  return async () => {
    const readAt = Date.now();
    const loaded = await readSiteAgain();
    const search = searchFilesOnDemand(() => toRecords(loaded.site, loaded.config));
    const apart = { titles: search.titles, playground };
    const siteData = siteDataFolder(loaded, apart);
    const writeModules = async () => {
      await writeSiteData(loaded, apart);
    };
    return { ...loaded, readAt, search, webpackVersions: versions, siteData, writeModules };
  };
}
