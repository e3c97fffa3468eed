import { expect, test } from "vitest";
import { differingFiles, pairSources } from "../../../../src/playground/project/pair";

test("a fragment names the guide once and both steps", () => {
  expect(pairSources("#compare=/guides/caching/2-runtime-chunk,3-vendor-chunk")).toEqual([
    "/guides/caching/2-runtime-chunk",
    "/guides/caching/3-vendor-chunk",
  ]);
});

test.each(["#compare=/guides/caching/2-one", "#compare=2-one,3-two", "#project=/guides/caching/2-one,3-two", ""])(
  "%s compares nothing",
  (fragment) => expect(pairSources(fragment)).toBeNull(),
);

test("files differ by their texts, and by being in one project only", () => {
  const before = { "a.js": "1", "b.js": "2", "c.js": "3" };
  expect(differingFiles(before, { "a.js": "1", "b.js": "other", "d.js": "4" })).toEqual(["b.js", "d.js", "c.js"]);
});
