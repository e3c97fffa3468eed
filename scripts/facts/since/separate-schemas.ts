import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type SchemaOption, webpackOptions } from "../option-paths";
import type { Packages } from "../packages";
import type { Schema, SchemaFile } from "../schema";

/**
 * Returns the schemas that webpack's plugins have in files of their own, by name: `BannerPlugin`,
 * `JsonModulesPluginParser`.
 */
export function separateSchemas(packages: Packages): [name: string, schema: Partial<SchemaFile>][] {
  const folder = path.join(packages.rootOf("webpack"), "schemas/plugins");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.map((file) => {
    const schema = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Partial<SchemaFile>;
    return [path.basename(file, ".json"), schema];
  });
}

/**
 * Returns what a separate schema describes as an option, and its fields as options below it.
 *
 * @param at The path of the option: `BannerPlugin`, `module.parser.json`.
 * @param shared The definitions of webpack's own schema, which some separate schemas refer to.
 */
export function optionsAt(
  at: string,
  schema: Partial<SchemaFile>,
  shared: Record<string, Schema> = {},
): SchemaOption[] {
  const around = at.split(".").reduceRight<Schema>((inner, key) => ({ properties: { [key]: inner } }), schema);
  const found = webpackOptions({ ...around, definitions: { ...shared, ...schema.definitions } });
  // Shared definitions also have paths in webpack's own schema, which don't count here.
  return found.filter(({ path }) => path === at || path.startsWith(`${at}.`));
}
