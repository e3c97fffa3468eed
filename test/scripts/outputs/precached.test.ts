import { expect, test } from "vitest";
import { PRECACHED_HERE, withPrecached } from "../../../scripts/outputs/precached";

const files = [{ url: "/docs/app-shell/", revision: "$&" }];

test("the list takes its place in the worker's bundle", () => {
  const bundle = `a([{'revision':null,'url':'${PRECACHED_HERE}'}]);b([{c:1}]);`;
  expect(withPrecached(bundle, files)).toBe('a([{"url":"/docs/app-shell/","revision":"$&"}]);b([{c:1}]);');
});

test.each([
  ["no place", "a([{'url':'/other/'}]);"],
  ["two places", `a([{'url':'${PRECACHED_HERE}'}]);b([{'url':'${PRECACHED_HERE}'}]);`],
])("a bundle with %s for it is told", (_, bundle) => {
  expect(() => withPrecached(bundle, files)).toThrow(/no place for its list of files/);
});
