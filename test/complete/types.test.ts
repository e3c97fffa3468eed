import { expect, test } from "vitest";
import { byEveryName } from "../../scripts/facts/declarations/declaration";
import { readDeclarations } from "../../scripts/facts/declarations/read-declarations";
import { packagesAt } from "../../scripts/facts/packages";
import { paths } from "../../scripts/lib/paths";
import { splitFrontMatter } from "../../scripts/site/content/front-matter";
import { placeTypes } from "../../scripts/site/content/type-reference/place-types";
import { typeComponentsIn } from "../../scripts/site/content/type-reference/type-components";
import { fileToUrl } from "../../src/utilities/urls";
import { pages as files } from "./pages";

const declarations = readDeclarations(packagesAt(paths.root));
const known = byEveryName(declarations);
const pages = files.map(({ file, source, body }) => {
  return { file, url: fileToUrl(file), body, title: splitFrontMatter(source).frontMatter.title };
});
const components = pages.flatMap(({ file, body }) => typeComponentsIn(body).map((one) => ({ ...one, file })));

test("everything that webpack exports is named on exactly one page", () => {
  const named = components.filter(({ name }) => name === "Class" || name === "Types").flatMap(({ of }) => of);
  const counts = new Map<string, number>();
  for (const name of named) {
    const own = known.get(name)?.name ?? `${name}, which webpack doesn't have`;
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const exported = [...declarations.values()].filter((one) => one.exported.length > 0).map(({ name }) => name);
  expect(exported.length).toBeGreaterThan(300);
  expect(exported.filter((name) => counts.get(name) !== 1)).toEqual([]);
  expect([...counts].filter(([name, count]) => count > 1 || !declarations.has(name))).toEqual([]);
});

test("every other type is on a page that mentions it, and that page shows the types that it mentions", () => {
  const { hrefs, mentioned } = placeTypes(declarations, pages);
  expect([...declarations.keys()].filter((name) => !hrefs.has(name))).toEqual([]);
  const showing = pages.filter(({ body }) => typeComponentsIn(body).some(({ name }) => name === "MentionedTypes"));
  const urls = new Set(showing.map(({ url }) => url));
  expect([...mentioned.keys()].filter((url) => !urls.has(url))).toEqual([]);
});

test("the index links to every page about types", () => {
  const index = pages.find(({ file }) => file === "api/types/index.mdx");
  const others = pages.filter(({ file }) => /^api\/types\/(?!index\.)/.test(file)).map(({ url }) => url);
  expect(others.length).toBeGreaterThan(40);
  expect(others.filter((url) => !index?.body.includes(`(${url})`))).toEqual([]);
});
