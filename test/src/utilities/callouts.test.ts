import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CALLOUTS, type Callout, calloutClasses, calloutKindOf, isCalloutKind } from "../../../src/utilities/callouts";

const read = (file: string) => readFileSync(path.join(import.meta.dirname, "../../..", file), "utf8");
const kinds = Object.keys(CALLOUTS).filter(isCalloutKind);

test.each(kinds)("%s is recognized by its classes, and its color has a rule", (kind) => {
  expect(calloutKindOf(calloutClasses(kind))).toBe(kind);
  const { tone } = CALLOUTS[kind];
  const isDefault = tone === "link"; // the color of `.callout` itself
  expect(isDefault || read("src/styles/callout.css").includes(`.tone-${tone} {`)).toBe(true);
});

test("no two kinds have the same marker", () => {
  const markers = Object.values<Callout>(CALLOUTS).flatMap(({ marker }) => marker ?? []);
  expect(new Set(markers).size).toBe(markers.length);
});

test("an element that isn't a callout has no kind", () => {
  expect(calloutKindOf(["code", "callout-title"])).toBeUndefined();
});
