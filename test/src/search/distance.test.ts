import { expect, test } from "vitest";
import { Typos } from "../../../src/search/distance";

test.each([
  ["publcpath", "publicpath", 1],
  ["pubilcpath", "publicpath", 1],
  ["publicpaths", "publicpath", 1],
  ["pablicpath", "publicpath", 1],
  ["publicpath", "publicpath", 0],
  ["pblcpath", "publicpath", 2],
  ["output", "input", 3],
  ["entry", "target", 3],
  ["", "ab", 2],
])("from %j to %j it is %i", (typed, word, expected) => {
  expect(new Typos().between(typed, word, 2)).toBe(expected);
});

test.each([
  ["publcp", "publicpath", 1],
  ["splitch", "splitchunks", 0],
  ["slpitch", "splitchunks", 1],
  ["chunk", "splitchunks", 3],
])("%j is the beginning of %j but for %i", (typed, word, expected) => {
  expect(new Typos().between(typed, word, 2, true)).toBe(expected);
});

test("agrees with the plain definition", () => {
  const letters = ["a", "b", "c"];
  const all = [""];
  for (let index = 0; index < 121; index++) for (const letter of letters) all.push(`${all[index]}${letter}`);
  const typos = new Typos();
  for (const typed of all.slice(20, 90)) {
    for (const word of all) {
      expect([typed, word, typos.between(typed, word, 2)]).toEqual([typed, word, Math.min(3, plain(typed, word))]);
    }
  }
});

/** Optimal string alignment, implemented according to its definition. */
function plain(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const costs = [plain(restA, b) + 1, plain(a, restB) + 1, plain(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    costs.push(plain(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...costs);
}
