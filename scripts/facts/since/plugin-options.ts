import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SchemaOption, webpackOptions } from "../option-paths";
import type { Packages } from "../packages";
import { type Schema, type SchemaFile, webpackSchema } from "../schema";

/** The options of webpack's plugins, as `BannerPlugin.footer`: each plugin has a schema, whose file has its name. */
export function pluginOptions(packages: Packages): SchemaOption[] {
  const folder = path.join(packages.rootOf("webpack"), "schemas/plugins");
  const { definitions } = webpackSchema(packages);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files.flatMap((file) => {
    const name = /(\w+Plugin)(?:Options)?\.json$/.exec(file)?.[1];
    if (!name) return [];
    const schema = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Partial<SchemaFile>;
    return optionsBelow(name, schema, definitions);
  });
}

/**
 * The fields of a schema that stands on its own, below a name.
 *
 * @param shared the definitions of webpack's own schema, which some plugins refer to.
 */
export function optionsBelow(
  name: string,
  schema: Partial<SchemaFile>,
  shared: Record<string, Schema> = {},
): SchemaOption[] {
  const file: SchemaFile = { definitions: { ...shared, ...schema.definitions }, properties: { [name]: schema } };
  // Shared definitions also bring the paths that they have in webpack's own schema.
  return webpackOptions(file).filter((option) => option.path.startsWith(`${name}.`));
}
