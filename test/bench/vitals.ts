import { newPage, type Opened, slowDown } from "./browser";
import type { Row } from "./report";
import { median } from "./statistics";

const RUNS = 3;
/** The screen of a phone, as page audits define it. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Measures the browser's own metrics on slow 4G with a slow processor, as medians of several loads. */
export async function readVitals(opened: Opened, url: string): Promise<Row["figures"]> {
  const loads: Awaited<ReturnType<typeof load>>[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(opened, url));
  return {
    "LCP ms": median(loads.map(({ lcp }) => lcp)),
    "TBT ms": median(loads.map(({ tbt }) => tbt)),
    CLS: median(loads.map(({ cls }) => cls)),
  };
}

async function load(opened: Opened, url: string) {
  const page = await newPage(opened, SCREEN);
  await page.addInitScript(watch);
  await slowDown(page, opened.host, true);
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await page.context().close();
  opened.host.slowDown(false);
  return seen;
}

interface Vitals {
  /** The time at which the largest text or image was painted, in milliseconds. */
  lcp: number;
  /** The total time beyond 50 ms that tasks blocked the page, in milliseconds. */
  tbt: number;
  /** The cumulative layout shift. */
  cls: number;
}

/** Runs in the page before its own scripts, and records the metrics. */
function watch(): void {
  const vitals: Vitals = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(globalThis, { vitals });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe("largest-contentful-paint", ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe("longtask", ({ duration }) => {
    vitals.tbt += duration - 50;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.cls += value;
  });
}
