import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("development");
const MISTAKE = /^uncaught: .*toUppercase is not a function$/;

const bundle = () => guide.files("dist").find((file) => /^main\..*\.js$/.test(file)) ?? "";

/** Clicks the button of the page, and returns the stack of the error. */
async function stackOfClick(page: Page) {
  const error = page.waitForEvent("pageerror");
  await page.getByRole("button", { name: "Print" }).click();
  return ((await error).stack ?? "").replace(/http:\/\/[^/]+\//g, "");
}

async function repair() {
  const print = await guide.read("src/print.js");
  expect(print).toContain("toUppercase");
  await guide.write("src/print.js", print.replace("toUppercase", "toUpperCase"));
}

test("1-setup: the error is somewhere in one long line", async () => {
  await guide.goTo("1-setup");
  await guide.run("npm run build");
  const page = await guide.open("dist/index.html", { expected: [MISTAKE] });
  const stack = await stackOfClick(page);
  expect(stack).toContain(`${bundle()}:1:`);
  await guide.expectOutput("without-source-map.txt", `Uncaught ${stack}`);
});

test("2-source-maps: the map leads to the line of print.js", async () => {
  await guide.goTo("2-source-maps");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("source-maps.txt", output.match(/^asset .*$/gm)?.join("\n") ?? "");
  expect(guide.files("dist")).toEqual(["index.html", bundle(), `${bundle()}.map`]);
  const page = await guide.open("dist/index.html", { expected: [MISTAKE] });
  const [, line, column] = /\.js:(\d+):(\d+)/.exec(await stackOfClick(page)) ?? [];
  const map = new TraceMap(await guide.read(`dist/${bundle()}.map`));
  expect(originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })).toMatchObject({
    source: "webpack://webpack-demo/src/print.js",
    line: 3,
  });
  expect((await guide.read("src/print.js")).split("\n")[2]).toContain("toUppercase");
});

test("2-source-maps: the default of development mode names the file, but not the line", async () => {
  await guide.goTo("2-source-maps");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +devtool.*\n/, ""));
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html", { expected: [MISTAKE] });
  await guide.expectOutput("eval.txt", `Uncaught ${await stackOfClick(page)}`);
});

test("3-watch", async () => {
  await guide.goTo("3-watch");
  const watch = await guide.start("npm run watch", "compiled successfully");
  await repair();
  await watch.waitFor("compiled successfully");
  const page = await guide.open("dist/index.html");
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByText("HELLO FROM THE BUTTON").waitFor();
});

test("4-dev-server", async () => {
  await guide.goTo("4-dev-server");
  const port = await guide.freePort();
  const server = await guide.start(`npm start -- --port ${port}`, "compiled successfully");
  const lines = server
    .output()
    .split("\n")
    .filter((line) => /running at|Loopback|Content not/.test(line));
  await guide.expectOutput(
    "serve.txt",
    lines
      .join("\n")
      .replace(/, http:\/\/\[::1\].*/, "")
      .replaceAll(`:${port}`, ":8080"),
  );
  expect(guide.exists("dist")).toBe(false);

  const page = await guide.open(`http://localhost:${port}/`, {
    expected: [MISTAKE, /Cannot apply update/, /is not accepted/],
  });
  await stackOfClick(page);
  await page.locator("#webpack-dev-server-client-overlay").waitFor();
  const reloaded = page.waitForEvent("load");
  await repair();
  await reloaded;
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByText("HELLO FROM THE BUTTON").waitFor();

  expect(await (await guide.open(`http://localhost:${port}/manual.txt`)).textContent("body")).toContain(
    "Press the button",
  );
});

test("5-middleware", async () => {
  await guide.goTo("5-middleware");
  const server = await guide.start("npm run server", "compiled successfully", { env: { PORT: "0" } });
  const url = /http:\S+\//.exec(server.output())?.[0] ?? "";
  const page = await guide.open(url, {
    expected: [
      MISTAKE,
      /unaccepted module/,
      /couldn't be hot updated/,
      / - \.\/src\/print\.js/,
      /Reloading page/,
      /__webpack_hmr .*ERR_ABORTED/,
    ],
  });
  await stackOfClick(page);
  const reloaded = page.waitForEvent("load");
  await repair();
  await reloaded;
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByText("HELLO FROM THE BUTTON").waitFor();

  expect(await page.evaluate(async () => Object.keys(await (await fetch("/api/time")).json()))).toEqual(["time"]);
  expect(await page.evaluate(async () => (await fetch("/manual.txt")).text())).toContain("Press the button");
  expect(guide.exists("dist")).toBe(false);
});

test("what can go wrong: a file name without hash", async () => {
  await guide.goTo("4-dev-server");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("[name].[contenthash].js", "[name].js"));
  const server = await guide.start(`npx webpack serve --port ${await guide.freePort()}`, /filename main\.js .*/);
  await guide.expectOutput("conflict.txt", /^.*Conflict: .*$/m.exec(server.output())?.[0] ?? "");
});
