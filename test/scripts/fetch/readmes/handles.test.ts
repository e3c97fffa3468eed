import { expect, test } from "vitest";
import { handlesOf } from "../../../../scripts/fetch/readmes/handles";

test.each([
  ["Tobias Koppers @sokra", ["sokra"]],
  ["Alexander Krasnoyarov (https://github.com/evilebottnawi)", ["evilebottnawi"]],
  [{ name: "Somebody", url: "https://github.com/some-body/" }, ["some-body"]],
  ["Luis Couto <hello@luiscouto.pt>", []],
  ["John Reilly <johnny_reilly@hotmail.com> (https://johnnyreilly.com)", []],
  ["The team (https://github.com/webpack/webpack)", []],
  ["", []],
])("the author %j is known by %j", (author, handles) => {
  expect(handlesOf({ author })).toEqual(handles);
});

test("each person is listed once, the author first", () => {
  const contributors = ["Alan @altano", "Tobias Koppers @sokra"];
  expect(handlesOf({ author: "Tobias Koppers @sokra", contributors })).toEqual(["sokra", "altano"]);
  expect(handlesOf({})).toEqual([]);
});
