import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("asset-management");

/** Rebuilds after something was changed that makes the build fail, and returns the first error. */
async function firstError() {
  const { output } = await guide.run("npx webpack", { status: 1 });
  return output.match(/^ERROR in [\s\S]*?(?=\n\nwebpack )/m)?.[0] ?? "";
}

test("1-setup", async () => {
  await guide.goTo("1-setup");
  await guide.run("npm run build");
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("heading").textContent()).toBe("Planets");
});

test("2-css", async () => {
  await guide.goTo("2-css");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("css.txt", output);
  expect(guide.files("dist")).toEqual(["index.html", "main.css", "main.js"]);
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("heading").evaluate((heading) => getComputedStyle(heading).color)).toBe(
    "rgb(102, 51, 153)",
  );
});

test("3-images", async () => {
  await guide.goTo("3-images");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("images.txt", output.match(/^asset .*$/gm)?.join("\n") ?? "");
  expect(guide.files("dist")).toEqual(["49107415ea6cdbb0bc27.png", "index.html", "main.css", "main.js"]);
  expect(await guide.read("dist/main.css")).toContain("url(49107415ea6cdbb0bc27.png)");
  const page = await guide.open("dist/index.html");
  const image = page.getByAltText("A planet with a ring");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(96);

  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}module: [\s\S]*?\n {2}\},\n/, ""));
  await guide.expectOutput("image-without-rule.txt", await firstError());

  await guide.write("src/index.js", 'document.title = new URL("./icon.png", import.meta.url).pathname;\n');
  await guide.run("npx webpack");
  expect(await (await guide.open("dist/index.html")).title()).toBe("/49107415ea6cdbb0bc27.png");
});

test("4-fonts", async () => {
  await guide.goTo("4-fonts");
  await guide.run("npx webpack");
  const font = guide.files("dist").find((file) => file.endsWith(".woff2"));
  expect(font).toMatch(/^[\da-f]{20}\.woff2$/);
  expect(await guide.read("dist/main.css")).toContain(`url(${font}) format("woff2")`);
  const page = await guide.open("dist/index.html");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  });
  expect(loaded).toEqual(["Caveat loaded"]);
});

test("5-json", async () => {
  await guide.goTo("5-json");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("heading").textContent()).toBe("Planets of the Sun");
  const bundle = await guide.read("dist/main.js");
  expect(bundle).not.toContain("G2V");
  await guide.expectOutput("json.txt", bundle.match(/JSON\.parse\('.*?'\)/)?.[0] ?? "");

  const index = await guide.read("src/index.js");
  await guide.write(
    "src/index.js",
    index.replace("import data from", "import { title } from").replace("data.title", "title"),
  );
  await guide.expectOutput("json-named-import.txt", await firstError());
});

test("6-csv", async () => {
  await guide.goTo("6-csv");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  expect(await page.getByRole("listitem").allTextContents()).toEqual([
    "Earth: 1 moon",
    "Mars: 2 moons",
    "Venus: 0 moons",
  ]);
});

test("7-toml", async () => {
  await guide.goTo("7-toml");
  const { output } = await guide.run("npm run build");
  await guide.expectOutput("build.txt", output);
  const page = await guide.open("dist/index.html");
  await page.getByText("Counts are those of confirmed moons. Last change: 2026-11-21.").waitFor();
  expect(await page.getByRole("listitem").count()).toBe(3);

  const text = await guide.read("src/data.toml");
  await guide.write("src/data.toml", text.replace('"Counts', "Counts"));
  await guide.expectOutput("broken-toml.txt", (await firstError()).split("\n\nFile was parsed")[0] ?? "");

  await guide.write("src/data.toml", text);
  await guide.write("src/note.txt", "Pluto is not a planet.\n");
  await guide.write("src/index.js", 'import note from "./note.txt" with { type: "text" };\n\ndocument.title = note;\n');
  await guide.run("npx webpack");
  expect(await (await guide.open("dist/index.html")).title()).toBe("Pluto is not a planet.");
});

test("what goes wrong: a module from another folder cannot be found", async () => {
  await guide.goTo("4-fonts");
  const style = await guide.read("src/style.css");
  await guide.write("src/style.css", style.replace("./icon.png", "/images/icon.png"));
  await guide.expectOutput("root-relative-url.txt", await firstError());
});
