import { expect, test } from "vitest";
import { webpackOptions } from "../../../../scripts/facts/option-paths";
import type { Schema } from "../../../../scripts/facts/schema";
import { enumValues } from "../../../../scripts/facts/since/enum-values";

function valuesOf(properties: Record<string, Schema>, definitions: Record<string, Schema> = {}): string[] {
  return enumValues(webpackOptions({ definitions, properties }));
}

test("strings are found behind references, in alternatives and in lists", () => {
  const definitions = { Type: { anyOf: [{ enum: ["var", "system"] }, { type: "string" }] } };
  expect(
    valuesOf({ type: { $ref: "#/definitions/Type" }, types: { items: { $ref: "#/definitions/Type" } } }, definitions),
  ).toEqual(["type=var", "type=system", "types=var", "types=system"]);
});

test("other values don't count, and the fields of an object have their own", () => {
  expect(
    valuesOf({ cache: { anyOf: [{ enum: [true, null, 1, ""] }, { properties: { type: { enum: ["memory"] } } }] } }),
  ).toEqual(["cache.type=memory"]);
});

test("a recursive definition ends", () => {
  const definitions = { List: { anyOf: [{ enum: ["end"] }, { items: { $ref: "#/definitions/List" } }] } };
  expect(valuesOf({ list: { $ref: "#/definitions/List" } }, definitions)).toEqual(["list=end"]);
});

test("an option that takes any string is marked so, and one that takes no strings has no values", () => {
  expect(valuesOf({ hashDigest: { type: "string" }, bail: { type: "boolean" } })).toEqual(["hashDigest=*"]);
  expect(valuesOf({ type: { anyOf: [{ enum: ["var"] }, { type: "string" }] } })).toEqual(["type=var"]);
});
