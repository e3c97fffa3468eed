import { expect, test } from "vitest";
import { packagesAt } from "../../../../scripts/facts/packages";
import { optionsAt, separateSchemas } from "../../../../scripts/facts/since/separate-schemas";
import { paths } from "../../../../scripts/lib/paths";

function pathsOf(schema: Parameters<typeof optionsAt>[1], at = "APlugin"): string[] {
  return optionsAt(at, schema).map(({ path }) => path);
}

test("the fields are below the path, also behind alternatives", () => {
  const anyOf = [{ properties: { footer: { type: "boolean" } } }, { instanceof: "Function" }];
  expect(pathsOf({ definitions: {}, anyOf })).toEqual(["APlugin", "APlugin.footer"]);
});

test("a path can have several parts, and no other part of it is an option", () => {
  const schema = { properties: { parse: { instanceof: "Function" } } };
  expect(pathsOf(schema, "module.parser.json")).toEqual(["module.parser.json", "module.parser.json.parse"]);
});

test("a definition shared with webpack's own schema doesn't add that schema's paths", () => {
  const LibraryOptions = { properties: { type: { type: "string" } } };
  const library = { $ref: "#/definitions/LibraryOptions" };
  expect(pathsOf({ definitions: { LibraryOptions }, properties: { library } })).toEqual(["APlugin", "APlugin.library"]);
});

test("a schema can be a definition of webpack", () => {
  const shared = { Options: { properties: { prefix: { type: "string" } } } };
  const found = optionsAt("APlugin", { $ref: "../WebpackOptions.json#/definitions/Options" }, shared);
  expect(found.map(({ path }) => path)).toEqual(["APlugin", "APlugin.prefix"]);
});

test("the schemas of the installed webpack are found by name, including those in folders", () => {
  const names = separateSchemas(packagesAt(paths.root)).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["BannerPlugin", "ModuleFederationPlugin", "JsonModulesPluginParser"]));
});
