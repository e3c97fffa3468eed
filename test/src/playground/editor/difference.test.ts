import { expect, test } from "vitest";
import { difference } from "../../../../src/playground/editor/create-editor";

test.each([
  ["abc", "abc", undefined],
  ["abc", "abXc", { from: 2, to: 2, insert: "X" }],
  ["abc", "ac", { from: 1, to: 2, insert: "" }],
  ["aa", "aaa", { from: 2, to: 2, insert: "a" }],
  ["", "a", { from: 0, to: 0, insert: "a" }],
  ["abc", "", { from: 0, to: 3, insert: "" }],
  ["one two", "one three", { from: 5, to: 7, insert: "hree" }],
])("from %j to %j only what differs changes", (before, after, change) => {
  expect(difference(before, after)).toEqual(change);
});
