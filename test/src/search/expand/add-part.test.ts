import { expect, test } from "vitest";
import { termsFor } from "./small-index";

test.each([
  ["a word, itself", "federation ", "federation"],
  ["a word, unfinished", "federat", "federation"],
  ["a word in another form", "fails ", "fail"],
  ["a mistake", "federatoin ", "federation"],
  ["words that are written as one", "modulefederation ", "modulefederation"],
  ["a camelCase word that doesn't exist", "federationPrefix ", "prefix"],
])("finds the terms of %s", (_, query, term) => {
  expect(termsFor(query)).toContain(term);
});

test("complete words aren't expanded to others", () => {
  expect(termsFor("federat entry ")).not.toContain("entry.");
  expect(termsFor("fed ")).not.toContain("federation");
});
