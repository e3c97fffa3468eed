import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { launch, newPage, sessionOf, slowDown } from "./browser";
import { type Host, startHost } from "./host";
import type { Row } from "./report";
import { median } from "./statistics";

const RUNS = 5;
/** Links that every documentation of ours has in its sidebar: to a short page, and to the largest. */
const WAYS = [
  { from: "/concepts/", to: "/concepts/plugins/" },
  { from: "/configuration/", to: "/configuration/output/" },
];
const PLACE = 600;
/** Milliseconds for what is fetched ahead to arrive. */
const AHEAD = { fast: 1000, slow: 4000 };

/** Milliseconds from a click to the new heading, and from back and forward to the place where the reader was. */
export async function measureNavigation(site: string, dist: string): Promise<Row[]> {
  const host = await startHost(path.resolve(dist));
  const browser = await launch({ keepsPages: true });
  const rows: Row[] = [];
  const add = (what: string, figures: Row["figures"], targets: Row["targets"] = {}) => {
    rows.push({ part: "navigation", site, what, figures, ...(site === "ours" && { targets }) });
  };
  for (const { from, to } of WAYS) {
    console.error(`Following ${from} -> ${to} (${site}) ...`);
    for (const isSlow of [false, true]) {
      const speed = isSlow ? ", slow 4G, 4x CPU" : "";
      const name = `${from} to ${to}${speed}`;
      add(`${name}, cold`, toFigures(await repeat(() => click(browser, host, { from, to, isSlow, isAhead: false }))));
      const ahead = await repeat(() => click(browser, host, { from, to, isSlow, isAhead: true }));
      add(`${name}, hovered before`, toFigures(ahead), { "median ms": isSlow ? 100 : 50 });
    }
    const returns = await repeat(() => goBackAndForward(browser, host, from, to));
    add(`back to ${from}`, toFigures(returns.map(({ back }) => back)), { "median ms": 50 });
    add(`forward to ${to}`, toFigures(returns.map(({ forward }) => forward)), { "median ms": 50 });
  }
  const reasons = await whyNotKept(browser, host);
  add(`back/forward cache keeps /concepts/${reasons ? `: no, ${reasons}` : ""}`, { "1 is yes": reasons ? 0 : 1 });
  await browser.close();
  host.close();
  return rows;
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
  /** Whether the pointer rests on the link before. Without, the browser says that it saves data: nothing is fetched. */
  isAhead: boolean;
}

async function click(browser: Browser, host: Host, { from, to, isSlow, isAhead }: Way): Promise<number> {
  const page = await newPage(browser, host);
  await page.addInitScript(watch);
  if (!isAhead) await (await sessionOf(page)).send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.goto(from, { waitUntil: "networkidle" });
  await page.evaluate(markLink, to);
  await slowDown(page, host, isSlow);
  if (isAhead) {
    await page.hover("[data-bench]");
    await page.waitForTimeout(isSlow ? AHEAD.slow : AHEAD.fast);
  }
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-bench]")?.click());
  const time = await arrival(page, to, 0);
  host.slowDown(false);
  await page.context().close();
  return time;
}

async function goBackAndForward(browser: Browser, host: Host, from: string, to: string) {
  const page = await newPage(browser, host);
  await page.addInitScript(watch);
  await page.goto(from, { waitUntil: "networkidle" });
  await page.evaluate(markLink, to);
  await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), PLACE);
  await page.waitForTimeout(500);
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-bench]")?.click());
  await arrival(page, to, 0);
  await page.waitForTimeout(500);
  const travel = async (method: "back" | "forward", place: number, url: string) => {
    await page.evaluate((name) => {
      sessionStorage.setItem("bench", String(performance.timeOrigin + performance.now()));
      history[name]();
    }, method);
    return arrival(page, url, place);
  };
  const back = await travel("back", PLACE, from);
  await page.waitForTimeout(500);
  const forward = await travel("forward", 0, to);
  await page.context().close();
  return { back, forward };
}

/** Milliseconds from the click to the frame that shows the heading of a page, at a place. */
async function arrival(page: Page, to: string, place: number): Promise<number> {
  const handle = await page.waitForFunction(
    ([path, top]) => {
      const { frames } = globalThis as unknown as { frames: Frame[] };
      const start = Number(sessionStorage.getItem("bench"));
      const bare = (name: string) => name.replace(/(\.html|\/)$/, "");
      const old = frames.findLast(({ time }) => time <= start);
      // A document that is new, or kept from before, shows its heading; one that stays has to change it.
      const isOther = !old || bare(old.path) === bare(path);
      const shown = frames.find(({ time, path: at, heading, top: scrolled }) => {
        const isThere = time > start && bare(at) === bare(path) && Math.abs(scrolled - top) <= 2;
        return isThere && heading !== (isOther ? "" : old.heading);
      });
      return shown ? shown.time - start : null;
    },
    [to, place] as const,
    { timeout: 30_000 },
  );
  return (await handle.jsonValue()) ?? 0;
}

interface Frame {
  /** Milliseconds since 1970, the same in all documents. */
  time: number;
  path: string;
  heading: string;
  top: number;
}

/** Runs in every document before its own scripts: notes when was clicked, and what each frame shows. */
function watch(): void {
  const seen: Frame[] = [];
  Object.assign(globalThis, { frames: seen });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => sessionStorage.setItem("bench", String(now())), { capture: true });
  const look = () => {
    const frame = { path: location.pathname, heading: document.querySelector("h1")?.textContent ?? "", top: scrollY };
    // A task of its own comes after layout and painting of this frame.
    setTimeout(() => seen.push({ ...frame, time: now() }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the link to follow, however the site writes it. */
function markLink(to: string): void {
  const bare = (path: string) => path.replace(/(\.html|\/)$/, "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const link = links.find((one) => bare(one.pathname) === bare(to) && !one.hash && one.checkVisibility());
  if (!link) throw new Error(`There is no link to ${to} on ${location.pathname}.`);
  link.dataset.bench = "";
}

/** Why a page that was left for another document is not kept in memory; nothing when it is. */
async function whyNotKept(browser: Browser, host: Host): Promise<string> {
  const page = await newPage(browser, host);
  await page.goto("/concepts/", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
  await page.evaluate(() => location.assign("/license/?other"));
  await page.waitForURL("**/license/?other");
  await page.evaluate(() => history.back());
  await page.waitForURL("**/concepts/", { waitUntil: "commit" }); // a page that was kept is not loaded again
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
