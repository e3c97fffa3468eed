import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SchemaOption, webpackOptions } from "../option-paths";
import type { Packages } from "../packages";
import type { SchemaFile } from "../schema";

/** The options of webpack's plugins, as `BannerPlugin.footer`: each plugin has a schema, whose file has its name. */
export function pluginOptions({ rootOf }: Packages): SchemaOption[] {
  const folder = path.join(rootOf("webpack"), "schemas/plugins");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files.flatMap((file) => {
    const name = /(\w+Plugin)(?:Options)?\.json$/.exec(file)?.[1];
    if (!name) return [];
    return optionsBelow(name, JSON.parse(readFileSync(path.join(folder, file), "utf8")) as SchemaFile);
  });
}

/** The fields of a schema that stands on its own, below a name. */
export function optionsBelow(name: string, schema: SchemaFile): SchemaOption[] {
  const file: SchemaFile = { definitions: schema.definitions ?? {}, properties: { [name]: schema } };
  // Definitions that this schema shares with webpack's own would also bring the paths that they have there.
  return webpackOptions(file).filter((option) => option.path.startsWith(`${name}.`));
}
