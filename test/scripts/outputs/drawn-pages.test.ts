import { readdir, readFile, truncate } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { createKeep } from "../../../scripts/outputs/drawn-pages";
import { createWritePage } from "../../../scripts/outputs/page-files";
import { temporaryFolder } from "../temporary-content";

/** A build that draws a page, and says whether it had to. */
function draw(
  cacheDir: string,
  { html = "<p>Text</p>", title = "A", bundle = "1" } = {},
): { html: string; drawn: number } {
  let drawn = 0;
  const data = {
    url: "/a/",
    title,
    outline: [],
    contributors: [],
    related: [],
    foot: "",
    edit: "",
    interactive: false,
  };
  const keep = createKeep([{ ...data, html }], cacheDir);
  const kept = keep(bundle, "/a/", () => {
    drawn++;
    return `drawn of ${title}, ${html}, ${bundle}`;
  });
  return { html: kept, drawn };
}

test("what was drawn is given again by the next build", async () => {
  const folder = path.join(await temporaryFolder(), "made/when/missing");
  const first = draw(folder);
  expect(first.drawn).toBe(1);
  expect(draw(folder)).toEqual({ html: first.html, drawn: 0 });
});

test.each([
  ["text", { html: "<p>Other</p>" }],
  ["title", { title: "B" }],
  ["server's bundle", { bundle: "2" }],
])("another %s is drawn, in the place of the old", async (_, change) => {
  const folder = await temporaryFolder();
  draw(folder);
  const second = draw(folder, change);
  expect(second.drawn).toBe(1);
  expect(draw(folder, change)).toEqual({ html: second.html, drawn: 0 });
  expect(await readdir(folder)).toHaveLength(1);
});

test("what was cut off is drawn again", async () => {
  const folder = await temporaryFolder();
  draw(folder);
  const [name = ""] = await readdir(folder);
  await truncate(path.join(folder, name), 80);
  expect(draw(folder).drawn).toBe(1);
});

test("a page's HTML goes where hosts look for it", async () => {
  const folder = await temporaryFolder();
  const write = createWritePage(folder);
  write("/", ["ho", "me"]);
  write("/guides/a/", ["page"]);
  write("/404.html", ["none"]);
  const names = ["index.html", "guides/a/index.html", "404.html"];
  expect(await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")))).toEqual([
    "home",
    "page",
    "none",
  ]);
});

test("a page that cannot be written is told in a sentence", async () => {
  const folder = await temporaryFolder();
  const write = createWritePage(folder);
  write("/404.html", ["none"]);
  let trace = "";
  try {
    write("/404.html/below/", ["page"]);
  } catch (error) {
    trace = (error as Error).stack ?? "";
  }
  expect(trace).toMatch(/^Cannot write .*A file stands where a folder should be/);
  expect(trace).not.toContain("\n");
});
