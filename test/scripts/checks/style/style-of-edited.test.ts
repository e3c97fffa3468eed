import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { styleOfEdited } from "../../../../scripts/checks/style/style-of-edited";
import { page, readFolder, writeContent } from "../../temporary-content";

test("only checks pages that were written since the initial call, with the terms of the glossary", async () => {
  const contentDir = await writeContent({
    "old.mdx": page("A very old page.\n", "Old"),
    "edited.mdx": page("Text.\n", "Edited"),
    "gone.mdx": page("Text.\n", "Gone"),
    "glossary.mdx": page("## Cache group\n\nText.\n", "Glossary"),
  });
  const style = styleOfEdited();
  const look = async () => {
    const problems = await style(await readFolder(contentDir), contentDir);
    return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  };
  expect(await look()).toEqual([]);
  await writeFile(path.join(contentDir, "edited.mdx"), page("Text of a cachegroup.\n", "Edited"));
  await writeFile(path.join(contentDir, "new.mdx"), page("It is very new.\n", "New"));
  await rm(path.join(contentDir, "gone.mdx"));
  expect(await look()).toEqual([
    'edited.mdx:4 Write "cache group" instead of "cachegroup".',
    expect.stringMatching(/^new\.mdx:4 "very" adds nothing here/),
  ]);
  await writeFile(path.join(contentDir, "edited.mdx"), page("Text.\n", "Edited"));
  await rm(path.join(contentDir, "new.mdx"));
  expect(await look()).toEqual([]);
});

test("a page that is saved broken after the site was read is left to the next read", async () => {
  const contentDir = await writeContent({ "one.mdx": page("Text.\n", "One"), "two.mdx": page("Text.\n", "Two") });
  const style = styleOfEdited();
  const site = await readFolder(contentDir);
  await style(site, contentDir);
  await writeFile(path.join(contentDir, "one.mdx"), page("A tag: <Deta\n", "One"));
  await writeFile(path.join(contentDir, "two.mdx"), page("It is very new.\n", "Two"));
  expect((await style(site, contentDir)).map(({ file }) => file)).toEqual(["two.mdx"]);
});
