import { expect, test } from "vitest";
import { expanded, termsFor } from "./small-index";

test("only the last word may be unfinished", () => {
  expect(termsFor("prefix federat")).toContain("federation");
  expect(termsFor("prefi federation ")).toContain("prefix"); // as a spelling mistake
  expect(termsFor("pref federation")).not.toContain("prefix");
});

test("an empty query asks for nothing", () => {
  expect(expanded("")).toMatchObject({ slots: [], covers: [], meanings: [] });
});
