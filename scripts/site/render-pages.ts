import { rm } from "node:fs/promises";
import path from "node:path";
import { policyText, securityPolicy } from "../../src/security-policy";
import { serverConfig } from "../../webpack.config";
import { sectionName } from "./content/names";
import type { Built } from "./outputs/built";
import { changedPages } from "./outputs/feed";
import { inlineScripts } from "./outputs/hosting/table";
import { routePaths } from "./outputs/routes";
import { serverContent } from "./outputs/server-content";
import { buildId } from "./outputs/version";
import { bundle } from "./webpack/bundle";

/**
 * Renders an HTML file for every route with the server bundle.
 *
 * @param siteData The absolute path of the folder of the generated modules.
 * @param folder The absolute path of the folder that collects the output.
 */
export async function renderPages(
  { site, config, search, files }: Built,
  siteData: string,
  folder: string,
): Promise<void> {
  const sectionFiles = site.sections.map((section) => [section.name, files[sectionName(section)]?.[0] ?? ""]);
  const locals = {
    files,
    sectionFiles: Object.fromEntries(sectionFiles),
    policy: policyText(securityPolicy(config, inlineScripts()), "meta"),
    build: buildId(files, search.folder),
    searchFolder: search.folder,
    hasFeed: changedPages(site).length > 0,
  };
  const globals = { content: serverContent(site, config.basePath) };
  await bundle(serverConfig(config, siteData, folder, { paths: routePaths(site), locals, globals }));
  await rm(path.join(folder, "server.js")); // The static generator does not delete the bundle that it has run.
}
