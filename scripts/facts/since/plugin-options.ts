import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SchemaOption, webpackOptions } from "../option-paths";
import type { Packages } from "../packages";
import { type Schema, type SchemaFile, webpackSchema } from "../schema";

const OF_PLUGIN = /(\w+Plugin)(?:Options)?(?:\.json)?$/;

/**
 * Returns the options of webpack's plugins, such as `BannerPlugin.footer`. A plugin has a schema in a file with its
 * name, or shares a definition with an option.
 */
export function pluginOptions(packages: Packages): SchemaOption[] {
  const folder = path.join(packages.rootOf("webpack"), "schemas/plugins");
  const { definitions } = webpackSchema(packages);
  const schemas = new Map<string, Partial<SchemaFile>>();
  for (const [definition, schema] of Object.entries(definitions)) {
    const name = OF_PLUGIN.exec(definition)?.[1];
    if (name) schemas.set(name, schema);
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = file.endsWith(".json") && OF_PLUGIN.exec(file)?.[1];
    if (name) schemas.set(name, JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Partial<SchemaFile>);
  }
  return [...schemas].flatMap(([name, schema]) => optionsBelow(name, schema, definitions));
}

/**
 * Returns the fields of a separate schema as options below a name.
 *
 * @param shared The definitions of webpack's own schema, which some plugins refer to.
 */
export function optionsBelow(
  name: string,
  schema: Partial<SchemaFile>,
  shared: Record<string, Schema> = {},
): SchemaOption[] {
  const file: SchemaFile = { definitions: { ...shared, ...schema.definitions }, properties: { [name]: schema } };
  // Shared definitions also have paths in webpack's own schema, which don't count here.
  return webpackOptions(file).filter((option) => option.path.startsWith(`${name}.`));
}
