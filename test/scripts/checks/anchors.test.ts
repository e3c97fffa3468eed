import { expect, test } from "vitest";
import { addressesOf, anchorsOf, recordedAnchors } from "../../../scripts/checks/anchors";

const prose = "Words.";

test("the headings of our own pages count, but no README and no signature", () => {
  const addresses = addressesOf([
    {
      path: "guides/caching.mdx",
      url: "/guides/caching/",
      texts: [
        { id: "", prose },
        { id: "runtime", prose: "" },
      ],
    },
    {
      path: "loaders/_a-loader.md",
      url: "/loaders/a-loader/",
      source: "https://example.org/",
      texts: [{ id: "options", prose }],
    },
    {
      path: "api/types/compiler.mdx",
      url: "/api/types/compiler/",
      texts: [
        { id: "compiler", prose },
        { id: "compiler-run", prose: "" },
      ],
    },
  ]);
  expect(anchorsOf(addresses)).toEqual(["/guides/caching/#runtime", "/api/types/compiler/#compiler"]);
  expect(addresses).toContain("/guides/caching/");
});

test("a published anchor stays in the list, and each anchor is in it once, sorted", () => {
  const addresses = ["/guides/", "/guides/#new", "/guides/#kept"];
  expect(recordedAnchors(["/guides/#kept", "/guides/#gone"], addresses)).toEqual([
    "/guides/#gone",
    "/guides/#kept",
    "/guides/#new",
  ]);
});
