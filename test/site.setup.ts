import { cp, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { paths } from "../scripts/lib/paths";
import { buildSite } from "./build-site";

/** The fixture site has a cache folder to itself, because `build.test.ts` damages it. */
const FIXTURE = { CONTENT_DIR: "test/fixtures/site", CACHE_DIR: path.join(paths.cache, "test/fixture-cache") };

/** The fixture site below a base path counts page views, with an account at this address. */
const ANALYTICS = { ANALYTICS_ID: "UA-1-1", ANALYTICS_SCRIPT: "https://stats.example/analytics.js" };

/** The same site lets readers of the playground choose an older webpack too. */
const VERSIONS = { WEBPACK_VERSIONS: "5.99.9" };

/** Our own site has to be built with a heap of 800 MB, so that a build that keeps too much in memory is noticed. */
const SMALL_HEAP = { NODE_OPTIONS: "--max-old-space-size=800" };

/** Builds the sites that the tests of built sites share: our content, and the small fixture site with and without a base path. */
export default async function setup({ provide }: TestProject): Promise<void> {
  // Our own site is built first, because the others take the bundles of the playground from its cache.
  const own = await buildSite("own", SMALL_HEAP);
  await mkdir(FIXTURE.CACHE_DIR, { recursive: true });
  for (const name of (await readdir(paths.cache)).filter((file) => file.startsWith("playground-"))) {
    await cp(path.join(paths.cache, name), path.join(FIXTURE.CACHE_DIR, name));
  }
  const [fixture, below] = await Promise.all([
    buildSite("fixture", FIXTURE),
    buildSite("below", { ...FIXTURE, BASE_PATH: "/docs/", ...ANALYTICS, ...VERSIONS }),
  ]);
  provide("sites", { own, fixture, below });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The output folders of the built sites. */
    sites: { own: string; fixture: string; below: string };
  }
}
