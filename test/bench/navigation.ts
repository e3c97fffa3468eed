import { newPage, type Opened, sessionOf, slowDown, withSite } from "./browser";
import { arrival, reachLink, watch } from "./frames";
import type { Row } from "./report";
import { median } from "./statistics";

const RUNS = 5;
/** Links in the sidebar of every measured site: to a short page and to the largest one. */
const WAYS = [
  { from: "/concepts/", to: "/concepts/plugins/" },
  { from: "/configuration/", to: "/configuration/output/" },
];
const PLACE = 600;
/** How many milliseconds to wait after loading until a page starts nothing more. */
const SETTLED = 500;
/** How many milliseconds to wait for prefetched files. */
const AHEAD = { fast: 1000, slow: 4000 };

/**
 * Measures the milliseconds from a click to the new heading, and from back and forward navigation to the old position.
 */
export function measureNavigation(site: string, dist: string): Promise<Row[]> {
  return withSite(dist, async (opened) => {
    const rows: Row[] = [];
    const add = (what: string, figures: Row["figures"], targets: Row["targets"] = {}) => {
      rows.push({ part: "navigation", site, what, figures, ...(site === "ours" && { targets }) });
    };
    for (const { from, to } of WAYS) {
      console.error(`Following ${from} -> ${to} (${site}) ...`);
      for (const isSlow of [false, true]) {
        const name = `${from} to ${to}${isSlow ? ", slow 4G, 4x CPU" : ""}`;
        const cold = await repeat(() => click(opened, { from, to, isSlow, isAhead: false }));
        add(`${name}, cold`, toFigures(cold));
        const ahead = await repeat(() => click(opened, { from, to, isSlow, isAhead: true }));
        add(`${name}, hovered before`, toFigures(ahead), { "median ms": isSlow ? 100 : 50 });
      }
      const returns = await repeat(() => goBackAndForward(opened, from, to));
      add(`back to ${from}`, toFigures(returns.map(({ back }) => back)), { "median ms": 50 });
      add(`forward to ${to}`, toFigures(returns.map(({ forward }) => forward)), { "median ms": 50 });
    }
    const reasons = await whyNotKept(opened);
    add(`back to /concepts/ from another document: ${reasons ? `loaded again, ${reasons}` : "kept in memory"}`, {});
    return rows;
  });
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run < RUNS; run++) found.push(await measure());
  return found;
}

function toFigures(times: number[]): Row["figures"] {
  return { "median ms": median(times), "longest ms": Math.max(...times) };
}

interface Way {
  from: string;
  to: string;
  isSlow: boolean;
  /** Whether the pointer rests on the link before the click. Otherwise, data saving is on, so nothing is prefetched. */
  isAhead: boolean;
}

async function click(opened: Opened, { from, to, isSlow, isAhead }: Way): Promise<number> {
  const page = await newPage(opened);
  await page.addInitScript(watch);
  if (!isAhead) await (await sessionOf(page)).send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.goto(from, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLED);
  await slowDown(page, opened.host, isSlow);
  if (isAhead) {
    await page.evaluate(reachLink, { to, isClicked: false });
    await page.hover("[data-bench]");
    await page.waitForTimeout(isSlow ? AHEAD.slow : AHEAD.fast);
  }
  await page.evaluate(reachLink, { to, isClicked: true });
  const time = await arrival(page, to, 0);
  opened.host.slowDown(false);
  await page.context().close();
  return time;
}

async function goBackAndForward(opened: Opened, from: string, to: string) {
  const page = await newPage(opened);
  await page.addInitScript(watch);
  await page.goto(from, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLED);
  await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), PLACE);
  await page.waitForTimeout(SETTLED);
  await page.evaluate(reachLink, { to, isClicked: true });
  await arrival(page, to, 0);
  await page.waitForTimeout(SETTLED);
  const travel = async (method: "back" | "forward", place: number, url: string) => {
    await page.evaluate((name) => {
      sessionStorage.setItem("bench", String(performance.timeOrigin + performance.now()));
      history[name]();
    }, method);
    return arrival(page, url, place);
  };
  const back = await travel("back", PLACE, from);
  await page.waitForTimeout(SETTLED);
  const forward = await travel("forward", 0, to);
  await page.context().close();
  return { back, forward };
}

/** Returns why the browser does not keep a page in its back/forward cache, or an empty string if it does. */
async function whyNotKept(opened: Opened): Promise<string> {
  const page = await newPage(opened);
  await page.goto("/concepts/", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await page.evaluate(() => location.assign("/license/?other"));
  await page.waitForURL("**/license/?other");
  await page.evaluate(() => history.back());
  await page.waitForURL("**/concepts/", { waitUntil: "commit" }); // A page from the cache is not loaded again.
  const reasons = await page.evaluate(() => {
    if ("isKept" in globalThis) return "";
    const [entry] = performance.getEntriesByType("navigation") as {
      notRestoredReasons?: { reasons: { reason: string }[] };
    }[];
    return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason).join(", ") || "no reason given";
  });
  await page.context().close();
  return reasons;
}
