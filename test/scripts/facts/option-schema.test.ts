import { expect, test } from "vitest";
import { optionSchema } from "../../../scripts/facts/option-schema";
import { packagesAt } from "../../../scripts/facts/packages";
import { paths } from "../../../scripts/lib/paths";

const made = optionSchema(packagesAt(paths.root));
const text = JSON.stringify(made);

test("every reference leads to a definition, and every definition is reached", () => {
  const names = new Set([...text.matchAll(/"#\/definitions\/([^"]+)"/g)].map(([, name]) => name));
  expect([...names].toSorted()).toEqual(Object.keys(made.schema.definitions).toSorted());
  expect(names.size).toBeGreaterThan(200);
});

test("it contains no prose, except for options named like a schema keyword", () => {
  expect(text).not.toContain('"description":"');
  expect(Object.keys(made.schema.definitions.LibraryOptions?.properties ?? {})).toContain("type");
  expect(Object.keys(made.schema.definitions.PerformanceOptions?.properties ?? {})).toContain("hints");
});

test("webpack leaves the development server open, but this schema knows its options", () => {
  const [, devServer] = made.schema.definitions.DevServer?.anyOf ?? [];
  expect(devServer?.additionalProperties).toBe(false);
  expect(Object.keys(devServer?.properties ?? {})).toContain("historyApiFallback");
});

test("homes are existing definitions", () => {
  expect(made.homes).toMatchObject({ RuleSetRule: "Rule", ResolveOptions: "resolve" });
  expect(Object.keys(made.homes).filter((name) => !made.schema.definitions[name])).toEqual([]);
});
