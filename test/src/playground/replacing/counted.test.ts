import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { PACKAGES, PROVIDED_PACKAGES } from "../../../../src/playground/project/packages";
import { REPLACEMENTS } from "../../../../src/playground/replacing/replacements";

const FILE = path.join(paths.root, "test/fixtures/configurations/packages.txt");

/** The packages that configurations of public repositories name. */
const configurations = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").filter((name) => name !== "-"));

/** Packages that are here under an older name, or as part of another one. */
const OTHERS = /^(?:terser-webpack-plugin|@babel\/plugin-transform-(?:class-properties|object-rest-spread|react-jsx))$/;

const isHere = (name: string) =>
  PACKAGES.includes(name) || (PROVIDED_PACKAGES as readonly string[]).includes(name) || OTHERS.test(name);
const isReplaced = (name: string) => isHere(name) || REPLACEMENTS.get(name)?.rewrite !== undefined;

test("two of five configurations need no other package, and seven of ten don't after one click", () => {
  const unchanged = configurations.filter((names) => names.every(isHere));
  const withClick = configurations.filter((names) => names.every(isReplaced));
  expect(configurations).toHaveLength(208);
  expect(unchanged.length).toBeGreaterThanOrEqual(81);
  expect(withClick.length).toBeGreaterThanOrEqual(147);
});

test("every loader that several configurations name and that isn't here has a sentence", () => {
  const names = configurations.flat().filter((name) => name.endsWith("-loader") && !isHere(name));
  const several = names.filter((name, index) => names.indexOf(name) !== index);
  expect(several).toContain("handlebars-loader");
  expect(several.filter((name) => !REPLACEMENTS.get(name)?.says)).toEqual([]);
});
