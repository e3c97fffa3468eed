import { expect, test } from "vitest";
import { readFilter } from "../../../../src/components/search/filter";

test.each([
  [">option cache", { text: "cache", kind: "option" }],
  [" >HOOK  emit ", { text: "emit", kind: "hook" }],
  [">op", { text: "", kind: "op" }],
  [">", { text: "", kind: "" }],
  ["> hook", { text: "hook", kind: "" }],
  [">= 5", { text: ">= 5", kind: undefined }],
  ["a > b", { text: "a > b", kind: undefined }],
])("the query %s is read", (query, read) => {
  expect(readFilter(query)).toEqual(read);
});
