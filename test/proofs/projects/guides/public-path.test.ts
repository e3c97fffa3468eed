import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("public-path");
const LOST = [/^status 404/, /^error: Failed to load resource/, /^failed: .*ERR_ABORTED/, /^uncaught: Loading chunk/];

/** Returns paths of all files a page asks for from now on. */
function requests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const html = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body></body></html>`;

async function clickAbout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "About" }).click();
}

test("1-automatic", async () => {
  await guide.goTo("1-automatic");
  await guide.run("npx webpack");
  await guide.expectOutput(
    "files.txt",
    guide
      .files("dist")
      .map((file) => `dist/${file}`)
      .join("\n"),
  );
  await guide.expectOutput("css.txt", await guide.read("dist/js/main.css"));

  // One build, under / and in a folder.
  for (const [root, prefix] of [
    ["dist", "/"],
    [".", "/dist/"],
  ] as const) {
    const page = await guide.open("dist/index.html", { root });
    const paths = requests(page);
    await page.reload();
    await clickAbout(page);
    await page.getByText("Loaded later.").waitFor();
    expect(paths).toContain(`${prefix}js/about.js`);
    expect(paths.some((one) => one.startsWith(`${prefix}media/logo.`))).toBe(true);
    expect(paths.some((one) => one.startsWith(`${prefix}media/dots.`))).toBe(true);
  }

  // A page at another address, and a base element.
  await guide.write("users/ada.html", html('<base href="/elsewhere/"><script defer src="/dist/js/main.js"></script>'));
  const nested = await guide.open("users/ada.html", { root: "." });
  await clickAbout(nested);
  await nested.getByText("Loaded later.").waitFor();

  // A classic bundle as a module script: the last script of the page counts.
  await guide.write("other/other.js", "");
  const tags = '<script type="module" src="/dist/js/main.js"></script><script src="/other/other.js"></script>';
  await guide.write("module.html", html(tags));
  const wrong = await guide.open("module.html", { root: ".", expected: LOST });
  const paths = requests(wrong);
  await clickAbout(wrong);
  await expect.poll(() => paths).toContain("/js/about.js");

  // No script element with an address.
  const bundle = await guide.read("dist/js/main.js");
  await guide.write("inline.html", html(`<script>addEventListener("load", () => {${bundle}})</script>`));
  const expected = [/^uncaught: Automatic publicPath is not supported in this browser$/];
  const inline = await guide.open("inline.html", { root: ".", expected });
  const failure = inline.waitForEvent("pageerror");
  await inline.reload();
  expect((await failure).message).toBe("Automatic publicPath is not supported in this browser");
  expect((await inline.locator("body").innerText()).trim()).toBe("");
});

test("2-environment", async () => {
  await guide.goTo("2-environment");
  await guide.run("npx webpack", { env: { ASSET_PATH: "/dist/" } });
  const page = await guide.open("dist/index.html", { root: "." });
  await clickAbout(page);
  await page.getByText("Loaded later.").waitFor();

  // Without the variable, under a folder: everything is looked for at the root.
  await guide.run("npx webpack");
  const wrong = await guide.open("dist/index.html", { root: ".", expected: LOST });
  const failure = wrong.waitForEvent("pageerror");
  await clickAbout(wrong);
  const { name, message } = await failure;
  const text = `Uncaught (in promise) ${name}: ${message}`.replaceAll(
    new URL(wrong.url()).origin,
    "https://shop.example",
  );
  await guide.expectOutput("wrong.txt", text);

  // Without the slash at the end.
  await guide.run("npx webpack", { env: { ASSET_PATH: "/dist" } });
  const glued = await guide.open("dist/index.html", { root: ".", expected: LOST });
  const paths = requests(glued);
  await clickAbout(glued);
  await expect.poll(() => paths).toContain("/distjs/about.js");
});

test("3-run-time", async () => {
  await guide.goTo("3-run-time");
  await guide.run("npx webpack");
  const visit = async () => {
    const page = await guide.open("dist/index.html", { expected: LOST });
    await page.route("**/files/v7/**", (route) => {
      return route.continue({ url: route.request().url().replace("/files/v7/", "/") });
    });
    const paths = requests(page);
    await page.reload();
    await clickAbout(page);
    await page.getByText("Loaded later.").waitFor();
    return paths.filter((one) => /logo|dots|about/.test(one)).map((one) => one.replace(/\.[0-9a-f]{8}\./, "."));
  };
  expect((await visit()).sort()).toEqual(["/files/v7/js/about.js", "/files/v7/media/logo.svg", "/media/dots.svg"]);

  // Imported second: the image has its address already.
  const code = await guide.read("src/index.js");
  const [first, second] = code.split("\n");
  await guide.write("src/index.js", code.replace(`${first}\n${second}`, `${second}\n${first}`));
  await guide.run("npx webpack");
  expect((await visit()).sort()).toEqual(["/files/v7/js/about.js", "/media/dots.svg", "/media/logo.svg"]);
});

test("4-worker", async () => {
  await guide.goTo("4-worker");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "js/main.js", "js/sum.js", "js/sums.js"]);
  const page = await guide.open("dist/index.html", { root: "." });
  await page.getByText("The sum is 6").waitFor();

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("clean: true", '$&, publicPath: "http://localhost:9/"'));
  await guide.run("npx webpack");
  const foreign = await guide.open("dist/index.html", { expected: [/SecurityError|Failed to construct/] });
  const failure = foreign.waitForEvent("pageerror");
  await foreign.reload();
  const { name, message } = await failure;
  const text = `Uncaught ${name}: ${message}`.replaceAll(new URL(foreign.url()).origin, "https://shop.example");
  await guide.expectOutput("worker.txt", text.replaceAll("http://localhost:9", "https://cdn.example"));
});
