import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("library-workers", { packages: "libraries" });

test("1-pdf: the library starts the worker that webpack built", async () => {
  await guide.goTo("1-pdf");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("pdf.txt", (output.match(/^ *asset .*$/gm) ?? []).map((line) => line.trim()).join("\n"));
  const page = await guide.open("dist/index.html");
  await page.getByText("Pages: 1").waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/\d+\.js$/.test(name))).toHaveLength(1);
});

test("1-pdf: the library alone has no worker", async () => {
  await guide.goTo("1-pdf");
  await guide.replace("src/index.js", "pdfjs-dist/webpack.mjs", "pdfjs-dist");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html", { expected: [/No "GlobalWorkerOptions.workerSrc" specified\./] });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  expect((await failed).message).toContain('No "GlobalWorkerOptions.workerSrc" specified.');
});

test("2-ffmpeg: the worker loads the core, which writes a file", async () => {
  await guide.goTo("2-ffmpeg");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("Bytes: 88278").waitFor({ timeout: 60_000 });
});

test("2-ffmpeg: without the rule, webpack looks for the core in the bundle", async () => {
  await guide.goTo("2-ffmpeg");
  await guide.replace("webpack.config.js", "parser: { import: false, url: false },", "");
  const { output } = await guide.run("npx webpack", { allowWarnings: true });
  expect(output.match(/Critical dependency: the request of a dependency is an expression/g)).toHaveLength(2);
  const page = await guide.open("dist/index.html", { expected: [/Cannot find module 'http/, /404/, /ERR_ABORTED/] });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  expect(String(await failed)).toContain("Cannot find module 'http");
});

test("3-monaco: the editor checks JSON in a worker", async () => {
  await guide.goTo("3-monaco");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.locator(".squiggly-error").first().waitFor({ timeout: 60_000 });
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/json/)]);
});
