import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("progressive-web-application");
const REFUSED = /ERR_CONNECTION_REFUSED|ERR_FAILED/;

async function serve(port: number) {
  return guide.start(`npx http-server dist -p ${port} -c-1`, "Hit CTRL-C");
}

/** Returns the files that the service worker fetches when it is installed, without hashes. */
async function precached(): Promise<string[]> {
  const list = /precacheAndRoute\((\[[\s\S]*?\])/.exec(await guide.read("dist/service-worker.js"))?.[1] ?? "";
  return [...list.matchAll(/url:"([^"]+)"/g)].map(([, url]) => (url ?? "").replace(/[0-9a-f]{20}/, "[hash]")).sort();
}

test("1-online: the page is gone with its server", async () => {
  await guide.goTo("1-online");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("online.txt", build.output);
  const port = await guide.freePort();
  const server = await serve(port);
  const page = await guide.open(`http://localhost:${port}/`, { expected: [REFUSED] });
  await page.getByText("08:40 Lighthouse").waitFor();
  await server.stop();
  await expect(page.reload()).rejects.toThrow("ERR_CONNECTION_REFUSED");
});

test("2-service-worker: the page stays", async () => {
  await guide.goTo("2-service-worker");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("service-worker.txt", build.output);
  expect(await precached()).toEqual(["index.html", "main.[hash].css", "main.[hash].js"]);
  const port = await guide.freePort();
  const server = await serve(port);
  const page = await guide.open(`http://localhost:${port}/`, { expected: [REFUSED] });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.stop();
  await page.reload();
  await page.getByText("08:40 Lighthouse").waitFor();
});

test("3-updates and 4-manifest: the new version waits for the reader's consent", async () => {
  await guide.goTo("3-updates");
  await guide.run("npx webpack");
  const port = await guide.freePort();
  await serve(port);
  const page = await guide.open(`http://localhost:${port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const offer = page.getByRole("button", { name: "New timetable: show it" });
  expect(await offer.count()).toBe(0);

  await guide.goTo("4-manifest");
  await guide.replace("src/departures.js", "Lighthouse", "Seal Rocks");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("manifest.txt", build.output);
  expect(await precached()).toEqual([
    "[hash].svg",
    "[hash].webmanifest",
    "index.html",
    "main.[hash].css",
    "main.[hash].js",
  ]);
  await page.reload();
  await offer.waitFor();
  expect(await page.getByText("08:40 Lighthouse").count()).toBe(1);
  await offer.click();
  await page.getByText("08:40 Seal Rocks").waitFor();
  expect(await offer.count()).toBe(0);

  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = JSON.parse(await guide.read(`dist/${href}`));
  expect(manifest).toMatchObject({ name: "Ferry timetable", start_url: ".", display: "standalone" });
  expect(guide.files("dist")).toContain(manifest.icons[0].src);
  await guide.expectOutput("webmanifest.txt", JSON.stringify(manifest, undefined, 2));
});

test("4-manifest: in development there is no service worker, and the plugin would warn", async () => {
  await guide.goTo("4-manifest");
  await guide.replace("webpack.config.js", "export default {", "export default (env) => ({");
  await guide.replace("webpack.config.js", "plugins: [", "plugins: [!env.WEBPACK_WATCH && ");
  await guide.replace("webpack.config.js", "],\n};", "],\n});");
  const watch = await guide.start("npx webpack --mode development --watch", /compiled successfully/);
  expect(watch.output()).not.toContain("GenerateSW");
  expect(guide.exists("dist/service-worker.js")).toBe(false);
  const page = await guide.open("dist/index.html");
  await page.getByText("08:40 Lighthouse").waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("5-own-worker and 6-removal: a worker of one's own, and one that takes it away", async () => {
  await guide.goTo("5-own-worker");
  await guide.run("npx webpack");
  expect(await guide.read("dist/service-worker.js")).toContain("showNotification");
  const port = await guide.freePort();
  await serve(port);
  const page = await guide.open(`http://localhost:${port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

  await guide.goTo("6-removal");
  await guide.run("npx webpack");
  expect(await guide.read("dist/index.html")).not.toContain("service-worker.js");
  await page.reload(); // still from the cache; the browser looks for a new worker meanwhile
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  await page.waitForFunction(() => navigator.serviceWorker.controller === null); // loaded again, from the server
  await page.getByText("08:40 Lighthouse").waitFor();
});

test("4-manifest: the worker's address is no module", async () => {
  await guide.goTo("4-manifest");
  await guide.replace("webpack.config.js", "[new GenerateSW({ clientsClaim: true })]", "[]");
  await guide.replace("src/updates.js", '"service-worker.js"', 'new URL("./service-worker.js", import.meta.url)');
  const { output } = await guide.run("npx webpack", { status: 1 });
  expect(output).toContain("Can't resolve './service-worker.js' in '/home/ada/webpack-demo/src'");
});
