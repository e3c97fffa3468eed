import type { SchemaOption } from "../option-paths";
import type { Packages } from "../packages";
import { type SchemaFile, webpackSchema } from "../schema";
import { optionsAt, separateSchemas } from "./separate-schemas";

const OF_PLUGIN = /(\w+Plugin)(?:Options)?$/;

/**
 * Returns the options of webpack's plugins, such as `BannerPlugin.footer`. A plugin has a schema in a file with its
 * name, or shares a definition with an option.
 */
export function pluginOptions(packages: Packages): SchemaOption[] {
  const { definitions } = webpackSchema(packages);
  const schemas = new Map<string, Partial<SchemaFile>>();
  for (const [written, schema] of [...Object.entries(definitions), ...separateSchemas(packages)]) {
    const name = OF_PLUGIN.exec(written)?.[1];
    if (name) schemas.set(name, schema);
  }
  const found = [...schemas].flatMap(([name, schema]) => optionsAt(name, schema, definitions));
  return found.filter(({ path }) => !schemas.has(path));
}
