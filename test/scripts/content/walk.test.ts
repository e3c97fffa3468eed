import path from "node:path";
import { expect, test } from "vitest";
import { walk } from "../../../scripts/content/walk";
import { writeContent } from "../temporary-content";

test("pages come by name with forward slashes, everything else is left out", async () => {
  const folder = await writeContent({
    "b.mdx": "",
    "a.md": "",
    "Upper.mdx": "",
    "concepts/index.mdx": "",
    "concepts/deep/er/page.md": "",
    "concepts/_fetched.md": "",
    "concepts/images/graph.svg": "",
    "concepts/notes.md.bak": "",
    "concepts/data.json": "",
    ".hidden.md": "",
    ".git/page.md": "",
    "node_modules/package/README.md": "",
    "concepts/projects/page/1-step/README.md": "",
    "concepts/.cache/page.mdx": "",
  });
  expect(await walk(folder)).toEqual([
    "Upper.mdx",
    "a.md",
    "b.mdx",
    "concepts/_fetched.md",
    "concepts/deep/er/page.md",
    "concepts/index.mdx",
  ]);
});

test("a content folder inside a hidden one is read", async () => {
  const folder = await writeContent({ ".cache/content/a.md": "" });
  expect(await walk(path.join(folder, ".cache/content"))).toEqual(["a.md"]);
});

test("an empty folder is told", async () => {
  await expect(walk(await writeContent({}))).rejects.toThrow(/There are no pages in/);
});

test.each(["missing", "page.md"])("%s is no content folder, which is said in a sentence", async (name) => {
  const folder = await writeContent({ "page.md": "" });
  await expect(walk(path.join(folder, name))).rejects.toThrow(
    new RegExp(`no content folder at .*${name}.*CONTENT_DIR`),
  );
});
