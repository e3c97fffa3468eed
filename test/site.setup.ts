import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

const root = path.join(import.meta.dirname, "..");
const run = promisify(execFile);

/** The fixture site below a base path counts page views, by an account at this address. */
const ANALYTICS = { ANALYTICS_ID: "UA-1-1", ANALYTICS_SCRIPT: "https://stats.example/analytics.js" };

/** The same site lets readers of the playground choose an older webpack, too. */
const VERSIONS = { WEBPACK_VERSIONS: "5.99.9" };

/** Builds the sites that the tests of built sites share: our content, and the small fixture site with and without a base path. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const output = (name: string) => path.join(root, ".cache/test", name);
  const fixture = path.join(root, "test/fixtures/site");
  const other = { CONTENT_DIR: fixture, CACHE_DIR: output("fixture-cache") };
  await Promise.all([
    buildSite({ OUTPUT_DIR: output("own") }),
    buildSite({ ...other, OUTPUT_DIR: output("fixture") }).then(() =>
      buildSite({ ...other, OUTPUT_DIR: output("below"), BASE_PATH: "/docs/", ...ANALYTICS, ...VERSIONS }),
    ),
  ]);
  provide("sites", { own: output("own"), fixture: output("fixture"), below: output("below") });
}

async function buildSite(env: Record<string, string>): Promise<void> {
  const args = ["scripts/run.mjs", "scripts/commands/build.ts"];
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 });
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Output folders of the built sites. */
    sites: { own: string; fixture: string; below: string };
  }
}
