import { expect, test } from "vitest";
import { checkTypes } from "../../../lib/check-types";
import { fencesOf } from "../../../lib/page-text";

/** What the compiler says without any error. */
const FINE = "\nexit status 0";

const files = Object.fromEntries((await fencesOf("api/types/loaders.mdx")).map(({ title, code }) => [title, code]));
const price = files["price-loader.ts"] ?? "";

test("each sample compiles", async () => {
  expect(Object.keys(files)).toEqual(["price-loader.ts", "bytes-loader.ts"]);
  expect(await checkTypes(files as Record<string, string>)).toBe(FINE);
}, 60_000);

test("an arrow function, and an option that doesn't exist, are errors", async () => {
  const arrow = price.replace("function (source)", "(source) =>");
  expect(await checkTypes({ "a.ts": arrow })).toMatch(/a\.ts/);
  expect(await checkTypes({ "a.ts": price.replace("{ currency }", "{ price }") })).toMatch(/'price' does not exist/);
}, 60_000);

test("the second type parameter adds properties to `this`", async () => {
  const use = price.replace("this.getOptions();", 'this.getOptions();\n  this.emitNote("used");');
  expect(await checkTypes({ "a.ts": use })).toMatch(/'emitNote' does not exist/);
  const added = use.replace("<Options>", "<Options, { emitNote(text: string): void }>");
  expect(await checkTypes({ "a.ts": added })).toBe(FINE);
}, 60_000);
