import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { hosting } from "../../scripts/site/outputs/hosting/table";
import { readSiteConfig } from "../../src/site";
import { startLocalServer } from "../local-server";
import { type OpenSite, openSite } from "./open";
import { built, files, linkTo, panel, statusOf, write } from "./playground-page";
import { hostileProject, LOOPING_PROJECT } from "./playground-projects";

const { own } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test.each(["without headers", "with the headers of the hosting table"])(
  "a hostile project can't reach anything, %s",
  async (kind) => {
    const from = kind === "without headers" ? site : await openWithHeaders();
    const { page, foreign } = await from.newPage();
    const answered: string[] = [];
    page.on("response", (response) => {
      const request = response.request();
      // The page around it loads its own scripts when it's idle.
      const isOfPage = !request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (!isOfPage && request.url().startsWith("http")) answered.push(new URL(response.url()).pathname);
    });
    await page.goto("/playground/");
    await page.evaluate(() => {
      localStorage.setItem("secret", "S3CRET");
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and WebKit have no other API in common
      document.cookie = "secret=S3CRET";
      new BroadcastChannel("secret").onmessage = () => document.body.setAttribute("data-reached", "");
    });
    await page.goto("about:blank");
    const address = await linkTo(hostileProject(from.origin));
    await page.goto(address);
    await page.evaluate(() => {
      new BroadcastChannel("secret").onmessage = () => document.body.setAttribute("data-reached", "");
    });
    await built(page);
    await panel(page)
      .getByRole("button", { name: /found\.json/ })
      .click();
    const ofCompiler = JSON.parse((await page.locator(".playground-viewer .cm-content").textContent()) ?? "{}");
    await page.getByRole("tab", { name: "Run" }).click();
    const before = answered.length;
    await panel(page).getByRole("button", { name: "Run" }).click();
    const said = page.getByRole("region", { name: "Console" }).locator("li", { hasText: /^found / });
    await said.waitFor();
    const ofPage = JSON.parse(((await said.textContent()) ?? "").replace("found ", ""));
    for (const found of [ofCompiler, ofPage]) {
      expect(Object.keys(found).length).toBeGreaterThan(8);
      expect(Object.entries(found).filter(([, result]) => !String(result).startsWith("refused"))).toEqual([]);
    }
    // After that, it has tried to leave, and to navigate the whole tab.
    await page.getByRole("region", { name: "Console" }).getByText("tried to leave").waitFor();
    expect(page.url()).toBe(from.origin + address);
    expect(answered.slice(before).filter((url) => url !== "/playground/run/")).toEqual([]);
    expect(await page.locator("[data-reached]").count()).toBe(0);
    await page.getByRole("button", { name: "Stop the page to edit" }).click();
    await write(page, "console.log('still usable');");
    await built(page);
    await panel(page).getByRole("button", { name: "Run" }).click();
    await page.getByText("still usable").first().waitFor();
    expect(foreign).toEqual([]);
  },
);

test("a build that never ends can be stopped", async () => {
  const { page } = await site.newPage();
  await page.goto(await linkTo(LOOPING_PROJECT));
  await statusOf(page).getByText("Building").waitFor({ timeout: 100_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await statusOf(page).getByText("You stopped the build.").waitFor();
  await files(page).getByRole("treeitem", { name: "webpack.config.js" }).click();
  await write(page, "module.exports = { mode: 'development' };");
  await built(page);
});

test("its documents don't start in a frame of another page, or without a sandbox", async () => {
  const { page } = await site.newPage();
  for (const frame of ["compiler", "run"]) {
    await page.goto(`/playground/${frame}/`);
    await page.getByText("does nothing on its own.").waitFor();
  }
  const other = await startLocalServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Another site</title>");
  });
  onTestFinished(() => other.close());
  await page.route(`${other.origin}/**`, (route) => route.continue());
  await page.goto(other.origin);
  for (const sandbox of ["allow-scripts", "allow-scripts allow-same-origin"]) {
    await page.evaluate(
      ([address = "", value = ""]) =>
        new Promise((resolve) => {
          const frame = document.createElement("iframe");
          frame.setAttribute("sandbox", value);
          frame.src = address;
          frame.onload = resolve;
          document.body.replaceChildren(frame);
        }),
      [`${site.origin}/playground/run/`, sandbox],
    );
    const frame = page.frames().find((each) => each.url().endsWith("/playground/run/"));
    const heard = frame?.evaluate(
      () => new Promise((resolve) => addEventListener("message", () => setTimeout(resolve))),
    );
    await frame?.evaluate(() => {}); // the frame is listening by now
    await page.evaluate(() => {
      const taken = { html: "<p>taken</p>", files: new Map(), publicPath: "auto", isModule: false };
      frames[0]?.postMessage(taken, "*", [new MessageChannel().port1]);
    });
    await heard;
    expect(await frame?.locator("body").textContent()).not.toContain("taken");
  }
});

/** Opens the site on a host that sends the headers of the hosting table. */
async function openWithHeaders(): Promise<OpenSite> {
  const { headers, frames } = hosting(readSiteConfig({}), [], []);
  const sending = await openSite(own);
  onTestFinished(() => sending.close());
  const newPage: OpenSite["newPage"] = async (options) => {
    const watched = await sending.newPage(options);
    // The page may still be loading a frame when the test ends.
    onTestFinished(() => watched.page.unrouteAll({ behavior: "ignoreErrors" }));
    await watched.page.route(`${sending.origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const policy = frames.find(({ folder }) => pathname.startsWith(folder))?.policy;
      const response = await route.fetch();
      const sent = { ...response.headers(), ...headers, ...(policy && { "Content-Security-Policy": policy }) };
      await route.fulfill({ response, headers: sent });
    });
    return watched;
  };
  return { ...sending, newPage };
}
