import { expect, test } from "vitest";
import { packPatterns, unpackPatterns } from "../../../src/errors/pack-patterns";

test("a packed catalog has the data for matching, and indexes as ids", () => {
  const packed = packPatterns([
    {
      id: "a/#first",
      patterns: ["Can't resolve \"<request>\" in '<folder name>'", "<file> of another form < 5: <why>"],
    },
    { id: "b/#second", patterns: ["Module build failed"], follows: ["b/#third", "a/#first"] },
    { id: "b/#third", patterns: ["> 3 errors"], follows: ["a/#first"], passesOn: true },
  ]);
  expect(unpackPatterns(packed)).toEqual([
    { id: 0, patterns: ["can't resolve '<a>'", "of another form < 5"] },
    { id: 1, patterns: ["module build failed"], follows: [0, 2] },
    { id: 2, patterns: ["> 3 errors"], follows: [0], passesOn: true },
  ]);
});

test("causes that aren't in the catalog are left out", () => {
  const packed = packPatterns([{ id: "a/#first", patterns: ["One"], follows: ["a/#gone"] }]);
  expect(unpackPatterns(packed)).toEqual([{ id: 0, patterns: ["one"] }]);
});

test("a pattern with the character for varying parts is refused", () => {
  expect(() => packPatterns([{ id: "a/#first", patterns: ["./~/lib"] }])).toThrow('The pattern "./~/lib" contains "~"');
});

test("a site without a catalog has no patterns", () => {
  expect(unpackPatterns(packPatterns([]))).toEqual([]);
});
