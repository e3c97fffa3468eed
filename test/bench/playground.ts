import type { Page } from "playwright-core";
import { newPage, type Opened, withSite } from "./browser";
import type { Row } from "./report";
import { median } from "./statistics";

const VISITS = 7;
const EDITS = 10;

/**
 * Measures how many milliseconds the playground takes for the initial build of its default project, once the compiler
 * has loaded, and for builds after edits. The page itself reports them: from the request to webpack to its response.
 */
export function measurePlayground(dist: string): Promise<Row[]> {
  return withSite(dist, async (opened) => {
    console.error("Building in the playground ...");
    const visits: { first: number; again: number[] }[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await buildProject(opened));
    const row = (what: string, times: number[], target: number): Row => {
      const figures = { "median ms": median(times), "longest ms": Math.max(...times) };
      return { part: "playground", site: "ours", what, figures, targets: { "median ms": target } };
    };
    return [
      row(
        "first build",
        visits.map(({ first }) => first),
        400,
      ),
      row(
        "build after an edit",
        visits.flatMap(({ again }) => again),
        30,
      ),
    ];
  });
}

async function buildProject(opened: Opened): Promise<{ first: number; again: number[] }> {
  const page = await newPage(opened);
  await page.addInitScript(watch);
  await page.goto("/playground/");
  const first = await nthBuild(page, 1);
  await page.locator(".playground-editor [role=textbox]").focus();
  await page.keyboard.press("ControlOrMeta+End");
  const again: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await page.keyboard.insertText(`console.log(${edit});`);
    again.push(await nthBuild(page, edit + 1));
  }
  await page.context().close();
  return { first, again };
}

/**
 * Runs in the page: records how many milliseconds each build took, whenever the status reports a build after having
 * shown something else.
 */
function watch(): void {
  const builds: number[] = [];
  Object.assign(globalThis, { builds });
  let before = "";
  new MutationObserver(() => {
    const status = document.querySelector(".playground-status p")?.textContent ?? "";
    if (status === before) return;
    before = status;
    const [, time] = /^Built: .* (\d+) ms$/.exec(status) ?? [];
    if (time) builds.push(Number(time));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits for a build, and returns how many milliseconds it took. */
async function nthBuild(page: Page, count: number): Promise<number> {
  const listed = await page.waitForFunction((wanted) => {
    const { builds } = globalThis as unknown as { builds: number[] };
    return builds.length >= wanted && builds;
  }, count);
  const builds = await listed.jsonValue();
  return builds ? (builds[count - 1] ?? Number.NaN) : Number.NaN;
}
