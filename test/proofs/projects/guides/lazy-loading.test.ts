import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("lazy-loading");
const LOST = [
  /^status 404/,
  /^error: Failed to load resource/,
  /^failed: .*(?:ABORTED|FAILED)/,
  /^error: ChunkLoadError/,
];

/** Returns what the page says in the console, and which scripts it asks for, from a fresh start. */
async function watch(page: Page): Promise<{ said: string[]; scripts: string[] }> {
  const said: string[] = [];
  const scripts: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await page.reload();
  return { said, scripts };
}

test("1-first-click", async () => {
  await guide.goTo("1-first-click");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("first-click.txt", output.slice(0, output.indexOf("Entrypoint main")));
  const page = await guide.open("dist/index.html");
  const { said, scripts } = await watch(page);
  const button = page.getByRole("button");
  await button.waitFor();
  expect(said).toEqual([]);
  expect(scripts).toEqual(["index.js"]);
  await button.click();
  await expect.poll(() => said).toEqual(["print.js runs", "Hello"]);
  await button.click();
  await expect.poll(() => said).toEqual(["print.js runs", "Hello", "Hello"]);
  expect(scripts).toEqual(["index.js", "258.js"]);
  await guide.expectOutput("console.txt", said.join("\n"));

  // A static import of the same module anywhere: no file of its own.
  await guide.write(
    "src/index.js",
    `import { print } from "./print.js";\nprint(1);\n${await guide.read("src/index.js")}`,
  );
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js"]);
});

test("2-loading-state", async () => {
  await guide.goTo("2-loading-state");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js", "print.js"]);
  const page = await guide.open("dist/index.html", { expected: LOST });
  await page.locator('link[rel="prefetch"]').waitFor({ state: "attached" });
  const { said } = await watch(page);
  const button = page.getByRole("button");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answer = 404;
  await page.route("**/print.js", async (route) => {
    if (route.request().resourceType() !== "script") return route.abort();
    await held;
    return answer === 404 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.reload();
  await button.click();
  await page.getByText("Loading…").waitFor();
  expect(await button.isDisabled()).toBe(true);
  release();
  await page.getByText("That did not work.").waitFor();
  expect(await button.isDisabled()).toBe(false);
  answer = 200;
  await button.click();
  await expect.poll(() => said.at(-1)).toBe("Hello");
  expect(await page.getByRole("status").innerText()).toBe("");
});

test("3-routes", async () => {
  await guide.goTo("3-routes");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["home.js", "index.html", "index.js", "reports.js"]);
  const page = await guide.open("dist/index.html");
  const { scripts } = await watch(page);
  await page.getByText("Welcome.").waitFor();
  expect(scripts).toEqual(["index.js", "home.js"]);
  await page.getByRole("link", { name: "Reports" }).click();
  await page.getByText("All reports.").waitFor();
  expect(await page.getByText("Welcome.").count()).toBe(0);
  expect(scripts).toEqual(["index.js", "home.js", "reports.js"]);
});

test("4-defer", async () => {
  await guide.goTo("4-defer");
  const { output } = await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js"]);
  expect(output).toContain("table.js");
  const page = await guide.open("dist/index.html");
  const { said, scripts } = await watch(page);
  await page.getByRole("button").click();
  await expect.poll(() => said.length).toBe(3);
  await guide.expectOutput("defer.txt", said.join("\n"));
  expect(scripts).toEqual(["index.js"]);

  await guide.write("webpack.config.js", (await guide.read("webpack.config.js")).replace("deferImport: true,", ""));
  const refused = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput(
    "no-defer.txt",
    refused.output.slice(
      refused.output.indexOf("ERROR in"),
      refused.output.indexOf("\n\n", refused.output.indexOf("ERROR in")),
    ),
  );
});

test("5-react", async () => {
  await guide.goTo("5-react");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toContain("chart.js");
  const page = await guide.open("dist/index.html");
  const { scripts } = await watch(page);
  await page.getByRole("button").click();
  await page.getByText("### 3").waitFor();
  expect(scripts).toEqual(["index.js", "chart.js"]);
});
