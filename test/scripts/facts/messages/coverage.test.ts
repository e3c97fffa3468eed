import { expect, test } from "vitest";
import { coverageOf, unexplainedAmong } from "../../../../scripts/facts/messages/coverage";

const catalog = [{ id: "resolve/#cannot-resolve", meaning: "It is missing.", patterns: ["Can't resolve '<request>'"] }];
const message = (template: string, file: string) => ({ template, kind: "error" as const, files: [file] });

test("a message that a pattern matches doesn't need a rule", () => {
  const coverage = coverageOf("webpack", message("Can't resolve '<request>' in '<path>'", "lib/a.js"), catalog);
  expect(coverage).toEqual({ entries: ["resolve/#cannot-resolve"] });
});

test("other messages are covered by the topmost rule for their place", () => {
  const coverage = coverageOf("schema-utils", message("must be short", "dist/ValidationError.js"), catalog);
  expect(coverage?.entries).toEqual(["configuration/#invalid"]);
  expect(coverageOf("unknown", message("must be short", "lib/a.js"), catalog)).toBeUndefined();
});

test("lists new messages without an entry and a reason", () => {
  const drifts = ["unknown", "schema-utils"].map((name) => {
    return { package: name, after: message("must be short", "dist/ValidationError.js") };
  });
  const gone = { package: "unknown", before: message("must be long", "lib/a.js") };
  expect(unexplainedAmong([...drifts, gone], catalog)).toEqual(['  unknown/dist/ValidationError.js: "must be short"']);
});
