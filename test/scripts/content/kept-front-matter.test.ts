import { readdir, truncate } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { splitFrontMatter } from "../../../scripts/content/front-matter";
import { keptFrontMatter } from "../../../scripts/content/kept-front-matter";
import { temporaryFolder } from "../temporary-content";

const page = (yaml: string) => `---\n${yaml}\n---\n\nText\n`;

test.each([
  ["right", "title: A\nsort: 3"],
  ["wrong", "title: A\nsrot: 3"],
  ["no YAML", "title: [A"],
])("front matter that is %s is the same when it is read again", async (_, yaml) => {
  const folder = path.join(await temporaryFolder(), "made/when/missing");
  const wanted = JSON.parse(JSON.stringify(splitFrontMatter(page(yaml))));
  expect(keptFrontMatter(folder)("a.mdx", page(yaml))).toEqual(wanted);
  expect(keptFrontMatter(folder)("a.mdx", page(yaml))).toEqual(wanted);
  expect(await readdir(folder)).toHaveLength(1);
});

test("what changed, or was cut off in the cache, is read", async () => {
  const folder = await temporaryFolder();
  keptFrontMatter(folder)("a.mdx", page("title: A"));
  expect(keptFrontMatter(folder)("a.mdx", page("title: B")).frontMatter.title).toBe("B");
  const [name = ""] = await readdir(folder);
  await truncate(path.join(folder, name), 110);
  expect(keptFrontMatter(folder)("a.mdx", page("title: B")).frontMatter.title).toBe("B");
});
