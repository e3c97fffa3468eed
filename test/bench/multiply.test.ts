import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { page, readFolder, temporaryFolder, writeContent } from "../scripts/temporary-content";
import { multiply } from "./multiply";

test("three times the pages are read without problems, with links, READMEs and projects; indexes aren't copied", async () => {
  const from = await writeContent({
    "guides/index.mdx": page("Start with [caching](./caching.mdx).", "Guides"),
    "guides/caching.mdx": page(
      "See [guides](/guides/).\n\n[Compare both](/playground/#compare=/guides/caching/1-basic,2-more).\n\n```js file=1-basic/index.js\n```\n",
      '"Caching: all"',
    ),
    "loaders/_some-loader.md": page("A README."),
  });
  mkdirSync(path.join(from, "guides/projects/caching/1-basic"), { recursive: true });
  writeFileSync(path.join(from, "guides/projects/caching/1-basic/index.js"), "console.log(1);\n");
  const to = path.join(await temporaryFolder(), "content");

  expect(await multiply(from, to, 3)).toBe(7);
  const { pages, problems } = await readFolder(to);
  expect(problems).toEqual([]);
  expect(pages.map(({ url }) => url)).toContain("/loaders/some-loader-3/");
  expect(pages.map(({ title }) => title)).toContain("Caching: all 3");
  expect(readFileSync(path.join(to, "guides/projects/caching-2/1-basic/index.js"), "utf8")).toContain("console.log");
});

test("twenty times the pages are ten times the pages in twice the sections", async () => {
  const from = await writeContent({
    "guides/index.mdx": page("Start with [caching](./caching.mdx).", "Guides"),
    "guides/caching.mdx": page("See [guides](/guides/).", "Caching"),
  });
  const to = path.join(await temporaryFolder(), "content");
  expect(await multiply(from, to, 20)).toBe(22);
  const { sections, problems } = await readFolder(to);
  expect(problems).toEqual([]);
  expect(sections.map(({ name, children: pages }) => [name, pages.length])).toContainEqual(["guides-2", 11]);
});
