import path from "node:path";
import type { TestProject } from "vitest/node";
import { paths } from "../scripts/lib/paths";
import { buildSite } from "./build-site";

/** The fixture site below a base path counts page views, with an account at this address. */
const ANALYTICS = { ANALYTICS_ID: "UA-1-1", ANALYTICS_SCRIPT: "https://stats.example/analytics.js" };

/** The same site lets readers of the playground choose an older webpack too. */
const VERSIONS = { WEBPACK_VERSIONS: "5.99.9" };

/** Our own site has to be built with a heap of 800 MB, so that a build that keeps too much in memory is noticed. */
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=800" };

/** Builds the sites that the tests of built sites share: our content, and the small fixture site with and without a base path. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const fixture = { CONTENT_DIR: "test/fixtures/site", CACHE_DIR: path.join(paths.cache, "test/fixture-cache") };
  const small = async () => ({
    fixture: await buildSite("fixture", fixture),
    below: await buildSite("below", { ...fixture, BASE_PATH: "/docs/", ...ANALYTICS, ...VERSIONS }),
  });
  const [own, others] = await Promise.all([buildSite("own", SMALL_HEAP), small()]);
  provide("sites", { own, ...others });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The output folders of the built sites. */
    sites: { own: string; fixture: string; below: string };
  }
}
