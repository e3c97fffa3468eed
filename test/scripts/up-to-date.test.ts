import { appendFile, mkdir, readdir, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { recordOf } from "../../scripts/up-to-date";
import { temporaryFolder, writeContent } from "./temporary-content";

const given = { basePath: "/" };

/** Content and an output that was built from it. */
async function built() {
  const content = await writeContent({ "index.mdx": "Home", "guides/index.mdx": "Guides" });
  const output = path.join(await temporaryFolder(), "dist");
  const cache = await temporaryFolder();
  await mkdir(path.join(output, "guides"), { recursive: true });
  for (const file of ["index.html", "guides/index.html"]) await writeFile(path.join(output, file), file);
  const isUpToDate = (changed: object = given) => recordOf(output, [content], changed, cache).isUpToDate();
  expect(isUpToDate()).toBe(false);
  recordOf(output, [content], given, cache).note();
  expect(isUpToDate()).toBe(true);
  return { content, output, cache, isUpToDate };
}

test.each([
  ["edited", (content: string) => appendFile(path.join(content, "guides/index.mdx"), " more")],
  ["added", (content: string) => writeFile(path.join(content, "guides/new.mdx"), "New")],
  ["deleted", (content: string) => rm(path.join(content, "guides/index.mdx"))],
])("a page that was %s is built", async (_, change) => {
  const { content, isUpToDate } = await built();
  await change(content);
  expect(isUpToDate()).toBe(false);
});

test.each([
  ["edited", (output: string) => appendFile(path.join(output, "guides/index.html"), " more")],
  ["added to", (output: string) => writeFile(path.join(output, "guides/other.html"), "Other")],
  ["deleted in part", (output: string) => rm(path.join(output, "guides"), { recursive: true })],
  ["deleted", (output: string) => rm(output, { recursive: true })],
])("an output that was %s is built again", async (_, change) => {
  const { output, isUpToDate } = await built();
  await change(output);
  expect(isUpToDate()).toBe(false);
});

test("another configuration is built", async () => {
  const { isUpToDate } = await built();
  expect(isUpToDate({ basePath: "/docs/" })).toBe(false);
});

test("what is saved while a build runs is seen by the next one", async () => {
  const { content, output, cache } = await built();
  const running = recordOf(output, [content], given, cache);
  await appendFile(path.join(content, "index.mdx"), " edited meanwhile");
  running.note();
  expect(recordOf(output, [content], given, cache).isUpToDate()).toBe(false);
});

test("a damaged note is none", async () => {
  const { cache, isUpToDate } = await built();
  const [name = ""] = await readdir(path.join(cache, "built"));
  await truncate(path.join(cache, "built", name), 70);
  expect(isUpToDate()).toBe(false);
});
