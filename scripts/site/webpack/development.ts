import { type LoadedSite, siteReader } from "../load-site";
import { keepingLastText } from "../markdown/keeping-last-text";
import { type SearchFiles, searchFilesOnDemand } from "../outputs/search-index";
import { toRecords } from "../search/records";
import { writeSiteData } from "./site-data";

/** What the dev server shows: the site as it was read last. */
export interface Development extends LoadedSite {
  /** When the reading began, in milliseconds since 1970. */
  readAt: number;
  search: SearchFiles;
  /** Absolute path of the folder of generated modules. */
  siteData: string;
}

/** Makes a function that reads the content each time it is called, and writes the generated modules that changed. */
export async function developmentReader(env: NodeJS.ProcessEnv): Promise<() => Promise<Development>> {
  const read = await siteReader(env, keepingLastText);
  return async () => {
    const readAt = Date.now();
    const loaded = await read();
    const search = searchFilesOnDemand(() => toRecords(loaded.site, loaded.config));
    return { ...loaded, readAt, search, siteData: await writeSiteData(loaded, search) };
  };
}
