import { rm } from "node:fs/promises";
import path from "node:path";
import { serverConfig } from "../../../webpack.config";
import type { Built } from "../built";
import { routePaths } from "../content/routes";
import { bundle } from "../webpack/bundle";
import { serverContent } from "./server-content";

/**
 * Renders an HTML file for every route with the server bundle.
 *
 * @param siteData The absolute path of the folder of the generated modules.
 * @param folder The absolute path of the folder that collects the output.
 */
export async function renderPages(built: Built, siteData: string, folder: string): Promise<void> {
  const pages = { paths: routePaths(built.site), globals: { content: serverContent(built, folder) } };
  await bundle(serverConfig(built.config, siteData, folder, pages));
  await rm(path.join(folder, "server.js")); // The static generator doesn't delete the bundle that it ran.
}
