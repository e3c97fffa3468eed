import { expect, test } from "vitest";
import { drawnFrom } from "../../../scripts/outputs/drawn-from";
import { page, readContent } from "../temporary-content";

const site = (title = "A", text = "Text") =>
  readContent({
    "index.mdx": page("Home"),
    "a/index.mdx": page(text, title),
    "a/b.mdx": page('<Details summary="More">Text</Details>\n', "B"),
    "c.mdx": page("C", "C"),
  });

test("what goes into a path's HTML is its page and the list of its section, and no other page's text", async () => {
  const before = drawnFrom(await site());
  const edited = drawnFrom(await site("A", "Edited"));
  const renamed = drawnFrom(await site("Other"));
  expect(edited.dataOf("/a/")).not.toEqual(before.dataOf("/a/"));
  expect(edited.dataOf("/a/b/")).toEqual(before.dataOf("/a/b/"));
  expect(renamed.dataOf("/a/b/")).not.toEqual(before.dataOf("/a/b/"));
  expect(renamed.dataOf("/c/")).toEqual(before.dataOf("/c/"));
  expect(before.dataOf("/404.html")).toEqual(before.dataOf("/vote/"));
});

test("browsers need a page's own files at once only where it has state", async () => {
  const { needsOf } = drawnFrom(await site());
  expect(needsOf("/a/")).toEqual(["section/a"]);
  expect(needsOf("/a/b/")).toEqual(["section/a", "page/a/b/", "code-a-b"]);
  expect(needsOf("/404.html")).toEqual(["section/"]);
});

test("a page that is not there is named", async () => {
  const { content } = drawnFrom(await site());
  expect(content.pageFile("/a/").html).toContain("Text");
  expect(() => content.pageFile("/d/")).toThrow("There is no page /d/.");
});
