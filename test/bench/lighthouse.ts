import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";
import semver from "semver";
import { requireChromium } from "../../scripts/lib/browser";
import type { Row } from "./report";
import { benchDir } from "./sized";
import { median } from "./statistics";

/** The version to install on demand, because Lighthouse is ten times as large as all dependencies of the site. */
const VERSION = "13.5.0";
/**
 * The number of runs. A single one is not enough: TBT of a page was 42 in one run and 112 in another, because a long
 * task of the browser ran before or after the first paint.
 */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Returns why Lighthouse cannot run here, or undefined if it can. */
export function whyNoLighthouse(version = process.versions.node): string | undefined {
  if (semver.gte(version, "22.19.0")) return undefined;
  return `TBT and CLS are the browser's own on slow 4G with a processor four times slower, as LCP is: Lighthouse ${VERSION} needs Node 22.19, this is ${version}.`;
}

/** Returns Lighthouse's figures for a page on a phone, as medians of several runs; null if it cannot run. */
export async function audit(url: string): Promise<Row["figures"] | null> {
  if (whyNoLighthouse() !== undefined) return null;
  await mkdir(benchDir, { recursive: true });
  const runs: Row["figures"][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await auditOnce(url));
  return medians(runs);
}

/** Returns the median of each figure over the runs that have it. */
export function medians(runs: Row["figures"][]): Row["figures"] {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((figures) => figures[name] ?? null).filter((value) => value !== null);
      return [name, values.length < runs.length ? null : median(values)];
    }),
  );
}

async function auditOnce(url: string): Promise<Row["figures"]> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${VERSION}`,
      url,
      "--output=json",
      "--quiet",
      `--only-categories=${CATEGORIES}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { cwd: benchDir, env: { ...process.env, CHROME_PATH: requireChromium() }, maxBuffer: 2 ** 27 },
  );
  return readAudit(JSON.parse(stdout));
}

/** The parts of Lighthouse's report that are used here. */
export interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Returns TBT, CLS and the four scores from 0 to 100. LCP has a separate column beside the measured one, because
 * Lighthouse computes it from a load on a fast connection, and includes all scripts that ran before the first paint.
 */
export function readAudit({ categories, audits }: LighthouseReport): Row["figures"] {
  const value = (name: string) => audits[name]?.numericValue ?? null;
  const marks = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    "Lighthouse LCP ms": value("largest-contentful-paint"),
    "TBT ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    ...Object.fromEntries(marks),
  };
}
