import { expect, test } from "vitest";
import { packagesAt } from "../../../../scripts/facts/packages";
import { optionsBelow, pluginOptions } from "../../../../scripts/facts/since/plugin-options";
import { paths } from "../../../../scripts/lib/paths";

function pathsOf(schema: Parameters<typeof optionsBelow>[1]): string[] {
  return optionsBelow("APlugin", schema).map(({ path }) => path);
}

test("the fields of a plugin are below its name, also behind alternatives", () => {
  const anyOf = [{ properties: { footer: { type: "boolean" } } }, { instanceof: "Function" }];
  expect(pathsOf({ definitions: {}, anyOf })).toEqual(["APlugin.footer"]);
});

test("a definition shared with webpack's own schema doesn't add that schema's paths", () => {
  const LibraryOptions = { properties: { type: { type: "string" } } };
  const library = { $ref: "#/definitions/LibraryOptions" };
  expect(pathsOf({ definitions: { LibraryOptions }, properties: { library } })).toEqual(["APlugin.library"]);
});

test("a schema can be a definition of webpack", () => {
  const shared = { Options: { properties: { prefix: { type: "string" } } } };
  const found = optionsBelow("APlugin", { $ref: "../WebpackOptions.json#/definitions/Options" }, shared);
  expect(found.map(({ path }) => path)).toEqual(["APlugin.prefix"]);
});

test("the plugins of the installed webpack are read, including those in folders", () => {
  const found = new Set(pluginOptions(packagesAt(paths.root)).map(({ path }) => path));
  for (const path of ["BannerPlugin.footer", "ModuleFederationPlugin.exposes", "DotenvPlugin.prefix"]) {
    expect(found).toContain(path);
  }
});
