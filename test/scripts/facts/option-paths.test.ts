import { expect, test } from "vitest";
import { webpackOptions } from "../../../scripts/facts/option-paths";
import type { Schema } from "../../../scripts/facts/schema";

const definitions: Record<string, Schema> = {
  OptimizationMinimizeOptions: { properties: { css: { type: "boolean" } } },
};
const OPTIONS: Schema = { $ref: "#/definitions/OptimizationMinimizeOptions" };

/** The paths of a schema in which `optimization` has these options. */
const pathsOf = (properties: Record<string, Schema>) =>
  webpackOptions({ definitions, properties: { optimization: { properties } } }).map(({ path }) => path);

test("a shared definition is described under its option, as long as there is one", () => {
  const minimize: Schema = { anyOf: [{ type: "boolean" }, OPTIONS] };
  expect(pathsOf({ minimize, minimizeOptions: OPTIONS })).toContain("optimization.minimizeOptions.css");
  // Until webpack 5.110.2, the object is a value of another option.
  expect(pathsOf({ minimize })).toEqual(["optimization", "optimization.minimize"]);
});
