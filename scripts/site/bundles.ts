import { rm } from "node:fs/promises";
import path from "node:path";
import type { ClientFiles } from "../../src/prerender/document";
import { policyText, securityPolicy } from "../../src/security-policy";
import type { SiteConfig } from "../../src/types";
import { clientConfig, serverConfig, workerConfig } from "../../webpack.config";
import { sectionName } from "./content/names";
import type { Site } from "./content/types";
import { changedPages } from "./outputs/feed";
import { inlineScripts } from "./outputs/hosting/table";
import type { PrecachedFile } from "./outputs/precached";
import { routePaths } from "./outputs/routes";
import { serverContent } from "./outputs/server-content";
import { buildId } from "./outputs/version";
import { type Bundle, bundle } from "./webpack/bundle";

/** The options that all bundles share. Both folders are absolute paths. */
export interface BundleOptions {
  config: SiteConfig;
  /** The folder of the generated modules. */
  siteData: string;
  /** The folder that collects the output. */
  folder: string;
}

/** Bundles the application for browsers. */
export function bundleClient({ config, siteData, folder }: BundleOptions): Promise<Bundle> {
  return bundle(clientConfig(config, siteData, folder));
}

/**
 * Renders an HTML file for every route with the server bundle.
 *
 * @param files The files of the client bundle, which the documents load.
 * @param searchFolder The folder of the search index, relative to the output folder.
 */
export async function renderPages(
  { config, siteData, folder }: BundleOptions,
  site: Site,
  files: ClientFiles,
  searchFolder: string,
): Promise<void> {
  const sectionFiles = site.sections.map((section) => [section.name, files[sectionName(section)]?.[0] ?? ""]);
  const locals = {
    files,
    sectionFiles: Object.fromEntries(sectionFiles),
    policy: policyText(securityPolicy(config, inlineScripts()), "meta"),
    build: buildId(files, searchFolder),
    searchFolder,
    hasFeed: changedPages(site).length > 0,
  };
  const globals = { content: serverContent(site, config.basePath) };
  await bundle(serverConfig(config, siteData, folder, { paths: routePaths(site), locals, globals }));
  await rm(path.join(folder, "server.js")); // The static generator does not delete the bundle that it has run.
}

/** Bundles the service worker, which downloads the `precached` files on installation. */
export function bundleWorker({ siteData, folder }: BundleOptions, precached: PrecachedFile[]): Promise<Bundle> {
  return bundle(workerConfig(siteData, folder, precached));
}
