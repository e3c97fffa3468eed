import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("server-rendering");
const HYDRATION = /Hydration failed because the server rendered text didn't match the client/;

/** Starts the server that was built. Returns the address of its page. */
async function serve(): Promise<string> {
  const port = String(await guide.freePort());
  await guide.start("npm start", `Shop at port ${port}`, { env: { PORT: port } });
  return `http://localhost:${port}/products/lamp`;
}

/** Expects that the button has its style, and that React has taken over. */
async function expectCart(page: Page): Promise<void> {
  const button = page.getByRole("button");
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(29, 120, 193)");
  await expect
    .poll(async () => {
      await button.click();
      return button.textContent();
    })
    .toMatch(/in the cart: [1-9]/);
}

test("1-hydrate: two builds, and a page that works before and after the script", async () => {
  await guide.goTo("1-hydrate");
  await guide.run("npx webpack --mode development");
  const address = await serve();
  const html = await (await fetch(address)).text();
  await guide.expectOutput("page.txt", html.replaceAll("><", ">\n<"));
  expect((await fetch(address.replace("lamp", "car"))).status).toBe(404);
  const page = await guide.open(address);
  await expectCart(page);
  const image = page.getByRole("presentation");
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test("2-stream: reviews arrive after the page, with their style, and no text of theirs runs", async () => {
  await guide.goTo("2-stream");
  const { output } = await guide.run("npm run build");
  const lines = output.match(/^(?:client|server):|^ *asset \S+ \S+ \w+/gm) ?? [];
  await guide.expectOutput("build.txt", lines.join("\n"));
  const manifest = JSON.parse(await guide.read("dist/client/ssr-manifest.json"));
  await guide.expectOutput("ssr-manifest.txt", JSON.stringify(manifest["./src/Reviews.jsx"], null, 2));
  const address = await serve();
  const html = await (await fetch(address)).text();
  expect(html).toMatch(
    /The reviews are on their way …[\s\S]*<script src="\S*client\.[\s\S]*Bright, and it does not wobble/,
  );
  const page = await guide.open(address);
  const quote = page.getByText("Bright, and it does not wobble.");
  await quote.waitFor();
  expect(await quote.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(90, 90, 90)");
  await expectCart(page);
  expect(html).not.toContain("</script><script>document.title");
  expect(await page.title()).toBe("Desk lamp");
  // React takes the part over once its script is there, with the one style sheet that the server has named.
  const isHydrated = () => quote.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isHydrated).toBe(true);
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(2);
});

test("2-stream: both builds follow a change; what a mismatch and an unescaped text do", async () => {
  await guide.goTo("2-stream");
  const port = String(await guide.freePort());
  await guide.start("npm run watch", /server \(.*compiled successfully/);
  await guide.start("npm run restart", `Shop at port ${port}`, { env: { PORT: port } });
  const address = `http://localhost:${port}/products/lamp`;
  const html = () => fetch(address).then((response) => response.text(), String);

  // The server restarts once for each file that it has imported, so a page may have to be asked for again.
  const expected = [HYDRATION, /net::ERR_/, /could not finish this Suspense boundary/];
  const page = await guide.open(address, { expected });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const reloadedTo = (text: string) =>
    page
      .reload()
      .then(() => page.getByText(text).waitFor({ timeout: 5_000 }))
      .then(() => true)
      .catch(() => false);

  await expectCart(page);
  await guide.replace("src/Cart.jsx", "in the cart", '{typeof document === "undefined" ? "server" : "browser"}');
  await expect.poll(html).toContain("server<!-- -->:");
  await expect.poll(() => reloadedTo("59 euros, browser: 0")).toBe(true);
  const mismatch = await vi.waitUntil(() => errors.find((message) => HYDRATION.test(message)), { timeout: 20_000 });
  await guide.expectOutput("mismatch.txt", mismatch.replace(/^[\s\S]*mismatch\n\n/, ""));

  await guide.replace("src/data.jsx", String.raw`.replaceAll("<", "\\u003c")`, "");
  await expect.poll(html).toContain("</script><script>document.title");
  // Without React, which would set the title again. Nothing else about this page is right, so its console may say anything.
  const hacked = await guide.open(address, { expected: [/./] });
  await hacked.route("**/client.js", (route) => route.abort());
  const title = () =>
    hacked
      .reload()
      .then(() => hacked.title())
      .catch(() => "");
  await expect.poll(title).toBe("hacked");
});
