import { expect, test } from "vitest";
import { expanded, termsFor } from "./small-index";

test.each([
  ["a path", "output.publicPath ", "output.publicpath"],
  ["the end of a path", "configuration.output.publicPath ", "output.publicpath"],
  ["a path, unfinished", "output.publ", "output.publicpath"],
  ["a flag", "--output-public-path ", "--output-public-path"],
])("finds the terms of %s", (_, query, term) => {
  expect(termsFor(query)).toContain(term);
});

test("parts of a word that punctuation holds together know the whole word", () => {
  expect(expanded("[contenthash] ").slots).toMatchObject([{ term: "contenthash", whole: "[contenthash]" }]);
  expect(expanded("contenthash ").slots[0]?.whole).toBeUndefined();
});
