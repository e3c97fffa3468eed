import { expect, test } from "vitest";
import { Typos } from "../../../src/search/distance";
import { countBits, lettersOf, lettersOfAll } from "../../../src/search/letter-sets";

test.each([
  [0, 0],
  [1, 1],
  [-1, 32],
  [1 << 31, 1],
  [0b1011, 3],
])("%d has %d bits", (bits, count) => {
  expect(countBits(bits)).toBe(count);
});

test("a list is only processed once", () => {
  const words = ["output", "path"];
  expect(lettersOfAll(words)).toBe(lettersOfAll(words));
  expect([...lettersOfAll(words)]).toEqual(words.map(lettersOf));
});

test("the number of missing letters is never more than the number of mistakes", () => {
  const words = [
    "publicpath",
    "publcpath",
    "pulbicpath",
    "splitchunks",
    "[hash]",
    "--watch",
    "öffentlich",
    "path",
    "pat",
    "address",
    "adress",
    "dress",
  ];
  const typos = new Typos();
  for (const typed of words) {
    for (const word of words) {
      const missing = countBits(lettersOf(typed) & ~lettersOf(word));
      for (const isPrefix of [false, true]) {
        const mistakes = typos.between(typed, word, 2, isPrefix);
        if (mistakes <= 2) expect(missing).toBeLessThanOrEqual(mistakes);
      }
    }
  }
});
