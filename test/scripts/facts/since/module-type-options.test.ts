import { expect, test } from "vitest";
import { webpackOptions } from "../../../../scripts/facts/option-paths";
import { packagesAt } from "../../../../scripts/facts/packages";
import { type Schema, webpackSchema } from "../../../../scripts/facts/schema";
import { isImplemented, moduleTypeOptions } from "../../../../scripts/facts/since/module-type-options";
import { paths } from "../../../../scripts/lib/paths";
import { writeContent } from "../../temporary-content";

/** Returns the paths of the module types' options in a webpack with these schemas of its plugins. */
async function optionsIn(module: Record<string, Schema>, plugins: Record<string, Schema>): Promise<string[]> {
  const schema = { definitions: { ModuleOptions: { properties: module } } };
  const folder = await writeContent({
    "node_modules/webpack/package.json": "{}",
    "node_modules/webpack/schemas/WebpackOptions.json": JSON.stringify(schema),
    ...Object.fromEntries(
      Object.entries(plugins).map(([name, plugin]) => [
        `node_modules/webpack/schemas/plugins/${name}.json`,
        JSON.stringify(plugin),
      ]),
    ),
  });
  return moduleTypeOptions(packagesAt(folder)).map((option) => option.path);
}

const parse: Schema = { properties: { parse: { instanceof: "Function" } } };

test("a type that webpack's main schema doesn't list has the options of its own schema", async () => {
  const open = { parser: { additionalProperties: { type: "object" } }, generator: {} };
  const emit: Schema = { properties: { emit: { type: "boolean" } } };
  expect(
    await optionsIn(open, { JsonModulesPluginParser: parse, "asset/AssetGeneratorOptions": emit, BannerPlugin: emit }),
  ).toEqual([
    "module.parser.json",
    "module.parser.json.parse",
    "module.generator.asset",
    "module.generator.asset.emit",
  ]);
});

test("nothing counts while only rules have such options, or while a type has none", async () => {
  expect(await optionsIn({ rules: {} }, { JsonModulesPluginParser: parse })).toEqual([]);
  expect(await optionsIn({ parser: {} }, { "css/CssParserOptions": { type: "object" } })).toEqual([]);
});

test("the main schema of the installed webpack lists all of them", () => {
  const packages = packagesAt(paths.root);
  const found = moduleTypeOptions(packages).map((option) => option.path);
  expect(found).toContain("module.parser.json.exportsDepth");
  const listed = webpackOptions(webpackSchema(packages)).map((option) => option.path);
  expect(listed).toEqual(expect.arrayContaining(found));
});

test("an option of the JavaScript parser needs code that names it, and other options don't", () => {
  const code = 'if (parserOptions.exportsPresence === "auto")';
  expect(isImplemented("module.parser.javascript.exportsPresence", code)).toBe(true);
  expect(isImplemented("module.parser.javascript.exports", code)).toBe(false);
  expect(isImplemented("module.parser.javascript", code)).toBe(true);
  expect(isImplemented("resolve.extensionAlias", code)).toBe(true);
});
