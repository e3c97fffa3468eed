import { expect, test } from "vitest";
import { byMinor, compareVersions, minorOf, statedAs } from "../../../../scripts/facts/since/versions";

test("versions are grouped by minor, in numeric order", () => {
  const versions = ["4.47.0", "5.0.0", "5.10.0", "5.9.0", "5.9.10", "5.9.9", "6.0.0"];
  expect(byMinor(versions, [5])).toEqual([["5.0.0"], ["5.9.0", "5.9.9", "5.9.10"], ["5.10.0"]]);
  expect(byMinor(versions, [4, 6])).toEqual([["4.47.0"], ["6.0.0"]]);
});

test("prereleases don't count", () => {
  expect(byMinor(["5.0.0-beta.1", "5.0.0-rc.6"], [5])).toEqual([]);
});

test("versions are ordered as numbers, and shortened to their minor", () => {
  expect(["5.100", "5.20.2", "5.9", "5.20"].sort(compareVersions)).toEqual(["5.9", "5.20", "5.20.2", "5.100"]);
  expect(minorOf("5.100.2")).toBe("5.100");
  expect(["5.100.0", "5.100.2", "5.100.10"].map(statedAs)).toEqual(["5.100", "5.100.2", "5.100.10"]);
});
