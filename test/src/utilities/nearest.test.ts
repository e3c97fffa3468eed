import { expect, test } from "vitest";
import { nearest } from "../../../src/utilities/nearest";

const NAMES = ["mode", "module", "entry", "output", "optimization", "devtool", "devServer", "all", "async"];

test.each([
  ["entrry", "entry"],
  ["mdoe", "mode"],
  ["MODE", "mode"],
  ["modul", "module"],
  ["devserver", "devServer"],
  ["optimisation", "optimization"],
  ["optimise", undefined],
  ["al", "all"],
  ["de", undefined],
  ["quetzal", undefined],
  ["", undefined],
])("%j was meant to be %j", (typed, meant) => {
  expect(nearest(typed, NAMES)).toBe(meant);
});
