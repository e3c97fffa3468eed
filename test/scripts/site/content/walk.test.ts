import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { walk } from "../../../../scripts/site/content/walk";
import { writeContent } from "../../temporary-content";

test("pages are sorted by name with forward slashes, and everything else is left out", async () => {
  const folder = await writeContent({
    "b.mdx": "",
    "a.md": "",
    "Upper.mdx": "",
    "concepts/index.mdx": "",
    "concepts/deep/er/page.md": "",
    "concepts/_fetched.md": "",
    "concepts/images/graph.svg": "",
    "concepts/asked/index.yaml": "",
    "asked/b.yaml": "",
    "concepts/notes.md.bak": "",
    "concepts/data.json": "",
    ".hidden.md": "",
    ".git/page.md": "",
    "node_modules/package/README.md": "",
    "concepts/projects/page/1-step/README.md": "",
    "concepts/.cache/page.mdx": "",
  });
  expect(await walk(folder)).toEqual({
    files: ["Upper.mdx", "a.md", "b.mdx", "concepts/_fetched.md", "concepts/deep/er/page.md", "concepts/index.mdx"],
    asked: ["asked/b.yaml", "concepts/asked/index.yaml"],
    problems: [],
  });
});

test("a content folder inside a hidden one is read", async () => {
  const folder = await writeContent({ ".cache/content/a.md": "" });
  expect((await walk(path.join(folder, ".cache/content"))).files).toEqual(["a.md"]);
});

test("links, folders and devices named like a page are reported, and links are never followed", async () => {
  const folder = await writeContent({ "a.mdx": "", "folder.mdx/b.mdx": "", "images/x.svg": "" });
  await symlink(".", path.join(folder, "loop"));
  await symlink("a.mdx", path.join(folder, "linked.mdx"));
  await symlink("nowhere.md", path.join(folder, "dangling.md"));
  await symlink("itself.md", path.join(folder, "itself.md"));
  await symlink("x.svg", path.join(folder, "images/y.svg"));
  const { files, problems } = await walk(folder);
  expect(files).toEqual(["a.mdx", "folder.mdx/b.mdx"]);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["dangling.md", expect.stringContaining("is a symbolic link")],
    ["folder.mdx", expect.stringContaining("This folder has the name of a page")],
    ["itself.md", expect.stringContaining("is a symbolic link")],
    ["linked.mdx", expect.stringContaining("is a symbolic link")],
    ["loop", expect.stringContaining("is a symbolic link")],
  ]);
});

test("an empty folder is reported", async () => {
  await expect(walk(await writeContent({}))).rejects.toThrow(/There are no pages in/);
});

test.each(["missing", "page.md"])("%s isn't a content folder, which is reported in a sentence", async (name) => {
  const folder = await writeContent({ "page.md": "" });
  await expect(walk(path.join(folder, name))).rejects.toThrow(
    new RegExp(`no content folder at .*${name}.*CONTENT_DIR`),
  );
});
