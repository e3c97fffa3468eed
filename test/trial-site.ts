import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { fetchSiteReadmes } from "../scripts/fetch/readmes/site-readmes";
import { paths } from "../scripts/lib/paths";
import { build } from "../scripts/site/build";
import { loadSite } from "../scripts/site/load-site";
import { type PageRedirect, pageRedirects } from "../scripts/site/outputs/redirects";
import { withBase } from "../src/utilities/urls";

/** The built site, for trying it with real servers and browsers. */
export interface TrialSite {
  basePath: string;
  /** The document root for a server: the folder above the site when it has a base path. */
  root: string;
  /** The folder of the site. */
  output: string;
  /** The URLs of all pages, without the base path. */
  routes: string[];
  /** The URL of a script with a hash in its name, without the base path. */
  asset: string;
  /** Old addresses of pages with their targets, from the root of the host. */
  redirects: PageRedirect[];
}

/**
 * Builds the site below a base path into the cache folder.
 *
 * @throws {Error} When the content has errors.
 */
export async function buildTrialSite(basePath: string): Promise<TrialSite> {
  const root = path.join(paths.cache, "trial", basePath === "/" ? "root" : "base");
  const output = path.join(root, basePath).replace(/\/$/, "");
  await rm(root, { recursive: true, force: true });
  await mkdir(path.dirname(output), { recursive: true });
  const env = { ...process.env, BASE_PATH: basePath, OUTPUT_DIR: output };
  await fetchSiteReadmes(env);
  if (!(await build(env))) throw new Error("The content has errors, so there is nothing to try.");
  const { site, config } = await loadSite(env);
  const script = (await readdir(path.join(output, "assets"))).find((name) => name.endsWith(".js"));
  const routes = site.pages.map(({ url }) => url);
  return {
    basePath,
    root,
    output,
    routes,
    asset: `/assets/${script}`,
    redirects: pageRedirects(site.pages).map(({ from, to }) => {
      return { from: withBase(config.basePath, from), to: withBase(config.basePath, to) };
    }),
  };
}
