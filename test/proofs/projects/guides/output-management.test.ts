import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("output-management");

const STYLE = "index.17f0e41ded092a6ecd3a.css";
const INDEX = "index.e7263f312d5189e3d00f.js";
const PRINT = "print.0e0de4ba7ddfc9909be8.js";

/** Returns a later order: what a reader changes to get other hashes. */
async function orderMore() {
  const order = await guide.read("src/order.js");
  expect(order).toContain("count: 12");
  await guide.write("src/order.js", order.replace("count: 12", "count: 24"));
}

async function expectOrder(target: string, first = "12 × Pencil") {
  const page = await guide.open(target);
  expect(await page.getByRole("listitem").allTextContents()).toEqual([first, "3 × Notebook"]);
  return page;
}

const assetsOf = (output: string) => output.match(/^asset .*$/gm)?.join("\n") ?? "";

test("1-preparation", async () => {
  await guide.goTo("1-preparation");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("preparation.txt", assetsOf(output));
  expect(guide.files("dist")).toEqual(["index.css", "index.html", "index.js", "print.html", "print.js"]);
  const page = await expectOrder("dist/index.html");
  await page.getByRole("link", { name: "Print version" }).click();
  await page.getByRole("button", { name: "Print this page" }).waitFor();
});

test("2-hashes: pages written by hand show the old build, or nothing", async () => {
  await guide.goTo("2-hashes");
  const config = await guide.read("webpack.config.js");
  await guide.goTo("1-preparation");
  await guide.run("npx webpack");
  await guide.write("webpack.config.js", config);
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("hashes.txt", assetsOf(output));
  await orderMore();
  await guide.run("npx webpack");
  await expectOrder("dist/index.html");

  await guide.remove("dist/index.js");
  await guide.remove("dist/index.css");
  const broken = await guide.open("dist/index.html", { expected: [/404/, /ERR_ABORTED/] });
  expect(await broken.getByRole("listitem").count()).toBe(0);
});

test("3-html", async () => {
  await guide.goTo("3-html");
  expect(guide.files("dist")).toEqual([]);
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("html.txt", assetsOf(output.replace(/^ +asset/gm, "asset")));
  expect(guide.files("dist")).toEqual([STYLE, INDEX, "index.html", PRINT, "print.html"]);
  await guide.expectOutput(
    "index.html.txt",
    (await guide.read("dist/index.html")).replace(/>(?=<(?!\/script))/g, ">\n"),
  );
  const page = await expectOrder("dist/index.html");
  expect(await page.title()).toBe("Your order");
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe("480px");
  await page.getByRole("link", { name: "Print version" }).click();
  await page.getByRole("button", { name: "Print this page" }).waitFor();
  expect(await page.title()).toBe("Print version");

  await orderMore();
  await guide.run("npx webpack");
  await guide.expectOutput("leftovers.txt", guide.files("dist").join("\n"));
  await expectOrder("dist/index.html", "24 × Pencil");
});

test("4-clean", async () => {
  await guide.goTo("4-clean");
  await guide.write("dist/old/index.js", "// of an earlier build\n");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual([STYLE, INDEX, "index.html", PRINT, "print.html"]);
});

test("5-manifest", async () => {
  await guide.goTo("5-manifest");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual([STYLE, INDEX, "manifest.json", PRINT]);
  await guide.expectOutput("manifest.json", await guide.read("dist/manifest.json"));
  const server = await guide.start("node server.js", /Open/, { env: { PORT: "0" } });
  const [, url = ""] = /(http:\S+\/)/.exec(server.output()) ?? [];
  const page = await expectOrder(url);
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe("480px");
  await page.getByRole("link", { name: "Print version" }).click();
  await page.getByRole("button", { name: "Print this page" }).waitFor();
});

test("5-manifest: beside output.html its names are of no use", async () => {
  await guide.goTo("5-manifest");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("clean: true", 'htmlFilename: "[name].html",\n    html: true'));
  await guide.run("npx webpack");
  expect(Object.keys(JSON.parse(await guide.read("dist/manifest.json")).assets)).not.toContain("index.js");
});

test("6-html-webpack-plugin", async () => {
  await guide.goTo("6-html-webpack-plugin");
  expect(guide.exists("server.js")).toBe(false);
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual([STYLE, INDEX, "index.html", PRINT, "print.html"]);
  const page = await expectOrder("dist/index.html");
  expect(await page.locator("script").count()).toBe(1);
  await page.getByRole("link", { name: "Print version" }).click();
  expect(await page.title()).toBe("Print version");

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +chunks: \["index"\],\n/, ""));
  await guide.run("npx webpack");
  expect(await (await guide.open("dist/index.html")).locator("script").count()).toBe(2);
});

test("what can go wrong: one name for two pages", async () => {
  await guide.goTo("4-clean");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace('"[name].html"', '"index.html"'));
  const { output } = await guide.run("npx webpack", { status: 2 });
  expect(output).toContain("Conflict: Multiple chunks emit assets to the same filename index.html");
});

test("what can go wrong: no htmlFilename", async () => {
  await guide.goTo("4-clean");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +htmlFilename.*\n/, ""));
  await guide.run("npx webpack");
  expect(guide.files("dist").filter((file) => file.endsWith(".html"))).toEqual([
    expect.stringMatching(/^index\.[\da-f]{20}\.html$/),
    expect.stringMatching(/^print\.[\da-f]{20}\.html$/),
  ]);
});
