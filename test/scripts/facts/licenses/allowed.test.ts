import { expect, test } from "vitest";
import { refused } from "../../../../scripts/facts/licenses/allowed";
import { directPackages } from "../../../../scripts/facts/licenses/packages";
import { PACKAGE_LISTS } from "../../../../scripts/lib/package-lists.mjs";

const named = (license: string) => ({ name: "some-package", version: "1.2.3", license });

test.each(PACKAGE_LISTS)("every package that %s lists has a license that was reviewed", (folder) => {
  const packages = directPackages(folder);
  expect(packages).not.toEqual([]);
  expect(refused(packages, "run")).toEqual([]);
});

test("a license that wasn't reviewed is reported in a sentence", () => {
  expect(refused([named("SSPL-1.0")], "run")).toEqual([
    "some-package 1.2.3 has the license SSPL-1.0, which isn't on the list for tools. " +
      "Read it, then use another package or add the license to scripts/facts/licenses/allowed.ts.",
  ]);
});

test.each([
  ["MIT", "shipped", true],
  ["MPL-2.0", "run", true],
  ["MPL-2.0", "shipped", false],
  ["(GPL-3.0 OR MIT)", "shipped", true],
  ["MIT AND GPL-3.0", "shipped", false],
  ["MIT AND ISC", "shipped", true],
  ["UNLICENSED", "run", false],
] as const)("%s, %s: %s", (license, use, isAllowed) => {
  expect(refused([named(license)], use)).toHaveLength(isAllowed ? 0 : 1);
});
