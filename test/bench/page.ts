import path from "node:path";
import { newPage, type Opened, sessionOf, withSite } from "./browser";
import { audit } from "./lighthouse";
import type { Row } from "./report";
import { median } from "./statistics";
import { readVitals } from "./vitals";

const PAGES = [
  "/concepts/",
  "/configuration/mode/",
  "/configuration/output/",
  "/guides/getting-started/",
  "/plugins/split-chunks-plugin/",
  "/",
];
const RUNS = 5;

const KINDS: Record<string, string> = {
  ".js": "JS kB",
  ".mjs": "JS kB",
  ".css": "CSS kB",
  ".woff2": "fonts kB",
  ".woff": "fonts kB",
  ...Object.fromEntries([".svg", ".png", ".jpg", ".webp", ".avif", ".ico"].map((type) => [type, "images kB"])),
};

/** The maximum values, for all pages and for individual pages. */
const EVERYWHERE = { "CSS kB": 10, "TBT ms": 50, CLS: 0 };
const TARGETS: Record<string, Row["targets"]> = {
  "/concepts/": { "all kB": 100, "JS kB": 75, "critical kB": 18 },
  "/configuration/output/": { "script ms": 60, "LCP ms": 1500 },
};

/** Measures first loads of a site's pages: bytes by type, requests, script time and the delays on a phone. */
export function measurePages(site: string, dist: string): Promise<Row[]> {
  return withSite(dist, async (opened) => {
    const { host } = opened;
    const rows: Row[] = [];
    for (const page of PAGES) {
      if ((await host.sizeOf(page)) === 0) {
        console.error(`${dist} has no page ${page}: left out.`);
        continue;
      }
      console.error(`Loading ${page} (${site}) ...`);
      const bytes = await readBytes(opened, page);
      const script = await readScriptTime(opened, page);
      const waits = { ...(await readVitals(opened, page)), ...(await audit(`${host.origin}${page}`)) };
      const figures = { ...bytes, "script ms": script, ...waits };
      const targets = { ...EVERYWHERE, ...TARGETS[page] };
      rows.push({ part: "page", site, what: page, figures, ...(site === "ours" && { targets }) });
    }
    return rows;
  });
}

/** Returns the bytes that a page requests until it has loaded, and those that it prefetches afterward. */
async function readBytes(opened: Opened, url: string): Promise<Row["figures"]> {
  const { host } = opened;
  const page = await newPage(opened);
  host.takeSent();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000);
  const needed = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const ahead = new Set(
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href),
    );
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => startTime < (navigation?.loadEventStart ?? 0) && !ahead.has(name))
      .filter(({ name }) => new URL(name).origin === location.origin)
      .map(({ name }) => new URL(name).pathname);
  });
  const all = host.takeSent();
  const kB: Record<string, number> = {
    "HTML kB": await host.sizeOf(url),
    "CSS kB": 0,
    "JS kB": 0,
    "fonts kB": 0,
    "images kB": 0,
  };
  for (const file of new Set(needed)) {
    const kind = KINDS[path.extname(file)] ?? "other kB";
    kB[kind] = (kB[kind] ?? 0) + (await host.sizeOf(file));
  }
  const blocking = await page.evaluate(() => {
    return [
      ...document.querySelectorAll<HTMLScriptElement>("head script[src]:not([defer], [async], [type=module])"),
    ].map(({ src }) => new URL(src).pathname);
  });
  await page.context().close();
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum(Object.values(kB));
  const critical = (kB["HTML kB"] ?? 0) + (kB["CSS kB"] ?? 0) + sum(await Promise.all(blocking.map(host.sizeOf)));
  const figures = Object.fromEntries(Object.entries(kB).map(([kind, bytes]) => [kind, bytes / 1000]));
  return {
    ...figures,
    "all kB": total / 1000,
    "critical kB": critical / 1000,
    requests: new Set(needed).size + 1,
    "afterwards kB": Math.max(0, sum(all.map(({ bytes }) => bytes)) - total) / 1000,
  };
}

/**
 * Returns the milliseconds of JavaScript until a page is idle, at full speed. They are processor time, so that other
 * work of the machine is not included.
 */
async function readScriptTime(opened: Opened, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await newPage(opened);
    const session = await sessionOf(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "networkidle" });
    const { metrics } = await session.send("Performance.getMetrics");
    times.push((metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000);
    await page.context().close();
  }
  return median(times);
}
