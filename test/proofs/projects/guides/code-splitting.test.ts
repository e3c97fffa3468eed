import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("code-splitting");
const SITE = "https://shop.example";
const LOST = [/status 404/, /^error: Failed to load resource/, /^failed: .*ERR_ABORTED/];

/** Returns the sizes of the emitted files, as webpack prints them. */
const sizes = (output: string) =>
  Object.fromEntries([...output.matchAll(/asset (\S+) ([\d.]+ \w+) /g)].map((match) => [match[1], match[2]]));

const first = (output: string, until: string) => output.slice(0, output.indexOf(until));
const text = (page: Page) => page.locator("body").innerText();

test("1-two-entries", async () => {
  await guide.goTo("1-two-entries");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("two-entries.txt", output);
  expect(sizes(output)).toMatchObject({ "index.js": "20.4 KiB", "another.js": "16.2 KiB" });
  await (await guide.open("dist/index.html")).getByText("Ada Lovelace, Grace Hopper").waitFor();
  await (await guide.open("dist/another.html")).getByText("1, 2, 3").waitFor();

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("clean: true", '$&, filename: "main.js"'));
  for (const file of ["src/index.js", "src/another-module.js"]) await guide.write(file, "console.log(1);\n");
  const broken = await guide.run("npx webpack", { status: 2 });
  await guide.expectOutput("conflict.txt", first(broken.output, "\n    at "));
});

test("2-split-chunks", async () => {
  await guide.goTo("2-split-chunks");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("split-chunks.txt", first(output, "orphan modules"));
  await (await guide.open("dist/index.html")).getByText("Ada Lovelace, Grace Hopper").waitFor();
  await (await guide.open("dist/another.html")).getByText("1, 2, 3").waitFor();

  // Without a name: the same cut, with a number for a name.
  // And a page without the new file: empty, and not a word in the console.
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +minChunks: 2,\n +name: "shared",\n/, ""));
  const tag = '<script defer src="shared.js"></script>';
  await guide.write("public/index.html", (await guide.read("public/index.html")).replace(tag, ""));
  const unnamed = sizes((await guide.run("npx webpack")).output);
  expect(unnamed["498.js"]).toBe(sizes(output)["shared.js"]);
  const page = await guide.open("dist/index.html");
  await page.waitForLoadState("load");
  expect((await text(page)).trim()).toBe("");
});

test("3-depend-on", async () => {
  await guide.goTo("3-depend-on");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("depend-on.txt", first(output, "orphan modules"));
  await (await guide.open("dist/index.html")).getByText("Ada Lovelace, Grace Hopper").waitFor();
  await (await guide.open("dist/another.html")).getByText("1, 2, 3").waitFor();
  const good = await guide.read("webpack.config.js");

  // The whole package as an entry: emptied, and nothing is shared.
  await guide.write("webpack.config.js", good.replace(/shared: \[.*\]/, 'shared: "lodash-es"'));
  const emptied = sizes((await guide.run("npx webpack")).output);
  expect(emptied).toMatchObject({ "shared.js": "223 bytes", "index.js": "21 KiB", "another.js": "16.9 KiB" });

  // Pages of output.html do not know about dependOn: each entry has its own copy.
  const small = good.replace(/shared: \[.*\]/, 'shared: "./src/shared.js"').replace('copy: ["public"]', "html: true");
  await guide.write("webpack.config.js", small);
  await guide.write("src/shared.js", 'export const shared = document.title + " is shared";\n');
  for (const file of ["src/index.js", "src/another-module.js"]) {
    await guide.write(file, 'import { shared } from "./shared.js";\nconsole.log(shared);\n');
  }
  await guide.run("npx webpack");
  expect(await guide.read("dist/another.html")).not.toContain("shared");
  const copies = await Promise.all(
    guide.files("dist").map(async (file) => (await guide.read(`dist/${file}`)).includes("is shared")),
  );
  expect(copies.filter(Boolean).length).toBeGreaterThan(1);
});

test("4-dynamic-import", async () => {
  await guide.goTo("4-dynamic-import");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("dynamic-import.txt", output);
  const page = await guide.open("dist/index.html", {
    expected: [...LOST, /^uncaught: Loading chunk/, /^uncaught: Unexpected token '<'/],
  });
  await page.getByText("ada, grace").waitFor();

  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`Uncaught (in promise) ${error.name}: ${error.message}`));
  await page.route("**/662.js", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect.poll(() => errors.length).toBe(1);
  await guide.expectOutput("chunk-load-error.txt", (errors[0] ?? "").replaceAll(new URL(page.url()).origin, SITE));

  await page.unroute("**/662.js");
  await page.route("**/662.js", (route) => route.fulfill({ body: "<!doctype html>", contentType: "text/html" }));
  await page.reload();
  await expect.poll(() => errors.length).toBe(3);
  expect(errors[1]).toContain("SyntaxError: Unexpected token '<'");
  expect(errors[2]).toContain("\n(missing: http");

  await guide.write("src/index.js", 'window.load = () => import("lodash-es");\n');
  expect(sizes((await guide.run("npx webpack")).output)).toMatchObject({ "271.js": "87.4 KiB" });
  await guide.write("src/part.js", "export const part = 1;\n");
  await guide.write("src/index.js", 'import { part } from "./part.js";\nconsole.log(part, import("./part.js"));\n');
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "main.js"]);
});

test("5-failed-loads", async () => {
  await guide.goTo("5-failed-loads");
  await guide.run("npx webpack --json=stats.json");
  expect(guide.files("dist")).toEqual(["index.html", "main.js", "sort.js"]);
  await guide.run("npx webpack-bundle-analyzer stats.json dist --mode static --report report.html --no-open");
  expect((await guide.read("report.html")).includes('"label":"sort.js"')).toBe(true);
  const page = await guide.open("dist/index.html", { expected: LOST });
  await page.getByText("ada, grace").waitFor();
  await page.route("**/sort.js", (route) => route.fulfill({ status: 404 }));
  await page.reload();
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.waitFor();
  expect(await text(page)).not.toContain("ada");
  await page.unroute("**/sort.js");
  await retry.click();
  await page.getByText("ada, grace").waitFor();
  expect(await retry.count()).toBe(0);
});

test("6-prefetch-and-preload", async () => {
  await guide.goTo("6-prefetch-and-preload");
  const { output } = await guide.run("npx webpack --stats-chunks");
  const chunks = output.slice(output.indexOf("chunk ("), output.indexOf("webpack 5"));
  await guide.expectOutput("chunks.txt", chunks);
  const page = await guide.open("dist/index.html");
  const links = page.locator("head link");
  await links.first().waitFor({ state: "attached" });
  expect(await links.count()).toBe(1);
  await page.getByRole("button").click();
  await page.getByText("#\n##\n###").waitFor();
  const hints = await links.evaluateAll((all) => all.map((one) => one.outerHTML).join("\n"));
  await guide.expectOutput(
    "hints.txt",
    hints.replaceAll(new URL(page.url()).origin, SITE).replaceAll(' charset="utf-8"', ""),
  );
});

test("7-static-imports", async () => {
  await guide.goTo("6-prefetch-and-preload");
  const split = sizes((await guide.run("npx webpack")).output);
  await guide.goTo("7-static-imports");
  const { output } = await guide.run("npx webpack");
  expect([split["main.js"], sizes(output)["main.js"]]).toEqual(["3.75 KiB", "16.4 KiB"]);
  expect(guide.files("dist")).toEqual(["index.html", "main.js"]);
  const page = await guide.open("dist/index.html");
  await page.getByRole("button").click();
  await page.getByText("#\n##\n###").waitFor();
});
