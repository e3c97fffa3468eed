import { expect, test } from "vitest";
import { packagesAt } from "../../../../../scripts/facts/packages";
import { readOptions } from "../../../../../scripts/facts/read-options";
import { paths } from "../../../../../scripts/lib/paths";
import { type KnownOption, optionsAt } from "../../../../../src/playground/editor/configuration/options-at";
import { placeAt } from "../../../../../src/playground/editor/configuration/place";
import { readValue } from "../../../../../src/playground/editor/configuration/value";
import { parse, schema } from "./read";

/** Returns the place at the `|` in a text, and what the reader can type there. */
function at(marked: string) {
  const pos = marked.indexOf("|");
  const text = marked.slice(0, pos) + marked.slice(pos + 1);
  const parsed = parse(text);
  const place = placeAt(parsed, pos);
  const options: KnownOption[] = place ? optionsAt(place.steps, readValue(place.object, parsed.slice), schema) : [];
  const way = place?.steps.map((step) => (step === "item" ? "[]" : (step.property ?? "?"))).join(".");
  return { place, way, typed: place && parsed.slice(place), options };
}

test.each([
  ["at the top", "export default { | };", "", "entry"],
  ["in an empty object without spaces", "export default {|};", "", "entry"],
  ["in the middle of a name", "export default { en|tr };", "", "entry"],
  ["after a comma", "export default { mode: 'none', | };", "", "entry"],
  ["on the next line, before a comma is there", "export default {\n  mode: 'none'\n  en|\n};", "", "entry"],
  ["in a line between two others", "export default {\n  mode: 'none',\n  en|\n  target: 'web',\n};", "", "entry"],
  ["before a colon", "export default { en|: './a.js' };", "", "entry"],
  ["in quotes", "export default { 'en|': './a.js' };", "", "entry"],
  ["in an open quote", "export default { 'en|\n};", "", "entry"],
  ["after a comment", "export default { /* a: */ // b:\n  en| };", "", "entry"],
  ["in an option", "export default { output: { file| } };", "output", "filename"],
  ["in a rule", "export default { module: { rules: [{ | }] } };", "module.rules.[]", "test"],
  ["in the second rule", "export default { module: { rules: [{ test: /a/ }, { | }] } };", "module.rules.[]", "test"],
  [
    "in what a rule uses",
    "export default { module: { rules: [{ use: [{ | }] }] } };",
    "module.rules.[].use.[]",
    "loader",
  ],
  [
    "in a rule's only loader",
    "export default { module: { rules: [{ use: { | } }] } };",
    "module.rules.[].use",
    "loader",
  ],
  [
    "in oneOf",
    "export default { module: { rules: [{ oneOf: [{ | }] }] } };",
    "module.rules.[].oneOf.[]",
    "resourceQuery",
  ],
  ["in an entry", "export default { entry: { shop: { | } } };", "entry.shop", "dependOn"],
  ["below a computed name", "export default { entry: { [name]: { | } } };", "entry.?", "dependOn"],
  [
    "in a cache group",
    "export default { optimization: { splitChunks: { cacheGroups: { vendor: { | } } } } };",
    "optimization.splitChunks.cacheGroups.vendor",
    "priority",
  ],
  [
    "below a key in quotes",
    "export default { module: { generator: { 'css/auto': { | } } } };",
    "module.generator.css/auto",
    "exportsOnly",
  ],
  ["in the development server", "export default { devServer: { | } };", "devServer", "historyApiFallback"],
  ["in a choice", "export default { devServer: isDevelopment ? { | } : undefined };", "devServer", "port"],
  ["in a condition that is spread", "export default { ...(isDevelopment && { | }) };", "", "devtool"],
  [
    "in an array that is spread",
    "export default { module: { rules: [...(a ? [{ | }] : [])] } };",
    "module.rules.[]",
    "test",
  ],
  [
    "in an array that is filtered",
    "export default { module: { rules: [a && { | }].filter(Boolean) } };",
    "module.rules.[]",
    "test",
  ],
  [
    "with satisfies",
    "export default { output: { | } satisfies Output } satisfies Configuration;",
    "output",
    "filename",
  ],
  ["in what a function returns", "module.exports = (env) => { return { output: { | } }; };", "output", "filename"],
  ["in one of several configurations", "export default [{ mode: 'none' }, { output: { | } }];", "output", "filename"],
])("%s: %s", (_, marked, way, name) => {
  const { way: found, options } = at(marked);
  expect(found).toBe(way);
  expect(options.map((option) => option.name)).toContain(name);
});

test.each([
  ["a value", "export default { mode: | };"],
  ["a value in quotes", "export default { mode: 'pro|' };"],
  ["a value that is being typed", "export default { mode: pro| };"],
  ["a value before the next property", "export default { mode: |, entry: './a.js' };"],
  ["a value on the next line", "export default { mode:\n  pro|\n};"],
  ["a condition", "export default { mode: is| ? 'none' : undefined };"],
  ["a spread", "export default { ...sha| };"],
  ["a computed name", "export default { [na|]: 1 };"],
  ["a comment", "export default { // en|\n};"],
  ["an array", "export default { plugins: [|] };"],
  ["options of a plugin", "export default { plugins: [new Plugin({ | })] };"],
  ["an object in a function of an option", "export default { entry: () => ({ | }) };"],
  ["another object", "const shop = { | };\nexport default {};"],
  ["after the configuration", "export default {}|;"],
])("%s isn't the name of an option: %s", (_, marked) => {
  expect(at(marked).options).toEqual([]);
});

test("the whole name is replaced, without its quotes", () => {
  expect(at("export default { en|tr: 1 };").typed).toBe("entr");
  expect(at("export default { 'en|tr': 1 };")).toMatchObject({ typed: "entr", place: { isQuoted: true } });
  expect(at('export default { "en|\n};').typed).toBe("en");
  expect(at("export default { mode: 'none', | };").typed).toBe("");
});

test("existing properties decide between alternatives", () => {
  const names = (marked: string) => at(marked).options.map(({ name }) => name);
  expect(names("export default { cache: { | } };")).toEqual(
    expect.arrayContaining(["cacheUnaffected", "buildDependencies"]),
  );
  expect(names("export default { cache: { type: 'filesystem', | } };")).not.toContain("cacheUnaffected");
  expect(names("export default { cache: { type: 'memory', | } };")).not.toContain("buildDependencies");
  expect(names("export default { cache: { type: kind, | } };")).toContain("buildDependencies");
});

test("paths are those of options.json, even if several places share a description", async () => {
  const { options } = await readOptions(packagesAt(paths.root));
  const known = new Set(options.map(({ path }) => path));
  const pathOf = (marked: string, name: string) => at(marked).options.find((option) => option.name === name)?.path;
  expect(pathOf("export default { module: { rules: [{ oneOf: [{ | }] }] } };", "test")).toBe("Rule.test");
  expect(pathOf("export default { module: { rules: [{ use: [{ | }] }] } };", "loader")).toBe("Rule.use.loader");
  expect(pathOf("export default { module: { rules: [{ test: { | } }] } };", "not")).toBe("Condition.not");
  expect(pathOf("export default { resolveLoader: { | } };", "alias")).toBe("resolve.alias");
  expect(pathOf("export default { entry: { shop: { | } } };", "import")).toBe("entry.import");
  expect(pathOf("export default { module: { generator: { 'css/module': { | } } } };", "esModule")).toBe(
    "module.generator.css.esModule",
  );
  const places = ["{ | }", "{ output: { | } }", "{ optimization: { | } }", "{ devServer: { | } }", "{ stats: { | } }"];
  const missing = places
    .flatMap((place) => at(`export default ${place};`).options)
    .filter(({ path }) => !known.has(path));
  expect(missing).toEqual([]);
});
