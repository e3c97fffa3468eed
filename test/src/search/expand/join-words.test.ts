import { expect, test } from "vitest";
import { termsFor } from "./small-index";

test.each([
  ["camelCase", "public path ", "publicpath"],
  ["a path", "output filename ", "output.filename"],
  ["camelCase that is being typed", "public pat", "publicpath"],
])("words that follow each other are %s", (_, query, term) => {
  expect(termsFor(query)).toContain(term);
});

test("words with another between them are not joined", () => {
  expect(termsFor("public module path ")).not.toContain("publicpath");
});
