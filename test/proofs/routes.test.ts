import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { isChosen } from "../../scripts/proofs/chosen-pages";
import { redirects } from "../../src/redirects";
import { hydrated, type OpenSite, openSite } from "../browser/open";
import { htmlFiles, pathOf } from "../site/files";

const built = inject("built");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(built);
});
afterAll(() => site.close());

/** Returns whether a document of the site is a page that was chosen, or all of them are. */
function isAsked(file: string): boolean {
  const route = pathOf(file);
  if (route.endsWith("/printable/") || route === "/404.html" || Object.hasOwn(redirects, route)) return false;
  const page = route.slice(1, -1);
  return [page, path.posix.join(page, "index")].some((name) => isChosen(name));
}

/** What a route may ask other hosts for: specification section 7. */
const OUTSIDE: Record<string, RegExp> = {
  "/organization/": /^https:\/\/(img\.shields\.io\/|github\.com\/[\w-]+\.png)/,
};

/** Returns roughly the number of characters in the text of a file's main part. */
function renderedLength(file: string): number {
  const html = readFileSync(path.join(built, file), "utf8");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replace(/<[^>]*>/g, "").length;
}

test("every route hydrates without a message, and asks no host that it need not", async () => {
  const faults: string[] = [];
  const { page, messages, foreign } = await site.newPage();
  await page.route(
    (url) => OUTSIDE[new URL(page.url()).pathname]?.test(url.href) ?? false,
    (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  for (const file of htmlFiles(built).filter(isAsked)) {
    const route = pathOf(file);
    messages.length = 0;
    foreign.length = 0;
    await page.goto(route);
    await hydrated(page);
    // Voting comes when the application runs, all other text is there.
    const isThere = (least: number) => (document.querySelector("main")?.textContent ?? "").length >= least;
    await page.waitForFunction(isThere, renderedLength(file) / 2).catch(() => faults.push(`${route} lost its text`));
    const needless = foreign.filter((url) => !OUTSIDE[route]?.test(url));
    faults.push(...messages.map((message) => `${route} ${message}`), ...needless.map((url) => `${route} asks ${url}`));
  }
  expect(faults).toEqual([]);
}, 480_000); // every route of the site
