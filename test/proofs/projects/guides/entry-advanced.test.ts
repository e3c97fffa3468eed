import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("entry-advanced");

const tree = () => ["dist", ...guide.files("dist").map((file) => `  ${file}`)].join("\n");

test("1-several-types", async () => {
  await guide.goTo("1-several-types");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("several-types.txt", output);
  expect(guide.files("dist").filter((file) => file.startsWith("print"))).toEqual([
    expect.stringMatching(/^print\.[0-9a-f]{8}\.css$/),
  ]);

  await guide.run("npx webpack --output-html --output-html-filename [name].html");
  const page = await guide.open("dist/home.html");
  await page.getByText("Welcome").waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(243, 247, 239)");
});

test("2-html", async () => {
  await guide.goTo("2-html");
  await guide.run("npx webpack");
  await guide.expectOutput("html.txt", tree());
  const page = await guide.open("dist/index.html");
  await page.getByText("Welcome").waitFor();
});

test("3-folder", async () => {
  await guide.goTo("3-folder");
  await guide.run("npx webpack");
  await guide.expectOutput("folder.txt", tree());
  const page = await guide.open("dist/about.html");
  await page.getByText("About us").waitFor();
});

test("4-function", async () => {
  await guide.goTo("4-function");
  const watching = await guide.start("npx webpack --watch", /compiled successfully/);
  expect(guide.files("dist")).toEqual(["about.js", "index.js"]);
  await guide.write("src/pages/contact.js", 'console.log("Write to us");\n');
  await watching.waitFor(/contact\.js[\s\S]*compiled successfully/);
  expect(guide.files("dist")).toEqual(["about.js", "contact.js", "index.js"]);
});

test("5-library", async () => {
  await guide.goTo("5-library");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("3 words").waitFor();
  await page.addScriptTag({ url: "embed.js" });
  expect(await page.evaluate('AcmeCounter("one two three")')).toBe(3);
});

test("6-layers", async () => {
  await guide.goTo("6-layers");
  await guide.run("npx webpack");
  const shop = await guide.run("node dist/shop.cjs");
  const demo = await guide.run("node dist/demo.cjs");
  await guide.expectOutput("layers.txt", shop.output + demo.output);

  // Pages lose the layer.
  await guide.write("src/shop.js", 'import { load } from "#store";\n\ndocument.body.append(load());\n');
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ +target.*\n/, "").replace("[name].cjs", "[name].js"));
  await guide.run("npx webpack --output-html");
  const page = await guide.open("dist/demo.html");
  await page.getByText("Prices from the server").waitFor();
});

test("7-depend-on", async () => {
  await guide.goTo("7-depend-on");
  await guide.run("npx webpack");
  expect(await guide.read("dist/checkout.js")).not.toContain("EUR");
  let page = await guide.open("index.html");
  await page.getByText("5 USD").waitFor();

  const html = await guide.read("index.html");
  await guide.write("index.html", html.replace(/ +<script.*shop\.js.*\n/, ""));
  page = await guide.open("index.html");
  await page.waitForLoadState("load");
  expect(await page.locator("body").innerText()).toBe("");
});

test("errors", async () => {
  await guide.goTo("1-several-types");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace("home.css", "hom.css"));
  const failed = await guide.run("npx webpack", { status: 1 });
  await guide.expectOutput(
    "missing.txt",
    failed.output
      .split("\n")
      .filter((line) => /^ERROR|^Module not/.test(line))
      .join("\n"),
  );

  await guide.goTo("3-folder");
  await guide.remove("src/pages/index.js");
  await guide.remove("src/pages/about.js");
  await guide.write("src/pages/notes.txt", "None yet.\n");
  await guide.expectOutput("empty.txt", (await guide.run("npx webpack")).output);
  expect(guide.files("dist")).toEqual([]);
});
