import { createHash } from "node:crypto";
import path from "node:path";
import { readSiteConfig } from "../../src/site";
import type { Site, SiteConfig } from "../../src/types";
import { contentDir, paths } from "../paths";
import { readSite } from "./read-site";
import { writeSiteData } from "./site-data";

/** What every command starts with: the configuration, the content, and the generated modules on disk. */
export interface Prepared {
  config: SiteConfig;
  site: Site;
  contentDir: string;
  /** Folder of the generated modules; one for each pair of content folder and configuration. */
  dataDir: string;
}

/** Reads configuration and content from the environment, and writes the modules that webpack bundles. */
export async function prepare(env: NodeJS.ProcessEnv): Promise<Prepared> {
  const config = readSiteConfig(env);
  const content = contentDir(env);
  const site = await readSite({ contentDir: content, cacheDir: path.join(paths.cache, "pages"), config });
  const key = createHash("sha256")
    .update(JSON.stringify([content, config]))
    .digest("hex")
    .slice(0, 12);
  const dataDir = path.join(paths.cache, "site-data", key);
  await writeSiteData(site, config, dataDir);
  return { config, site, contentDir: content, dataDir };
}
