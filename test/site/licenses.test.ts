import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { refused } from "../../scripts/facts/licenses/allowed";
import { namedIn } from "../../scripts/site/outputs/licenses";

test("all code for readers may be redistributed, on pages and in the worker, and its notices are included", () => {
  const packages = namedIn(readFileSync(path.join(inject("sites").own, "licenses.txt"), "utf8"));
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "react-router", "webpack", "workbox-core"]));
  expect(refused(packages, "shipped")).toEqual([]);
});
