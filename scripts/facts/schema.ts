import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Packages } from "./packages";

/** The parts of a JSON schema that webpack and webpack-dev-server use. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  instanceof?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  description?: string;
  deprecated?: boolean;
  /** The version that has the option first. */
  added?: string;
}

/** A schema file: its root, and what its references lead to. */
export interface SchemaFile extends Schema {
  definitions: Record<string, Schema>;
}

/** The schema that webpack checks configurations with. */
export function webpackSchema({ load }: Packages): SchemaFile {
  return load<SchemaFile>("webpack/schemas/WebpackOptions.json");
}

/** The schema of `devServer`: version 5 has it in `lib`, version 6 in `dist`. */
export function devServerSchema({ rootOf }: Packages): SchemaFile {
  const root = rootOf("webpack-dev-server");
  const file = ["lib", "dist"].map((folder) => path.join(root, folder, "options.json")).find(existsSync);
  if (!file)
    throw new Error(`webpack-dev-server has no options.json in ${root}. Say in ${import.meta.filename} where.`);
  return JSON.parse(readFileSync(file, "utf8")) as SchemaFile;
}

/** Name of the definition that a schema refers to. */
export function referenceOf({ $ref }: Schema): string | undefined {
  return $ref?.split("/").pop();
}

/** The schema itself behind its references. */
export function follow(schema: Schema, { definitions }: SchemaFile): Schema {
  let found = schema;
  for (let name = referenceOf(found); name; name = referenceOf(found)) {
    const next = definitions[name];
    if (!next) throw new Error(`A schema refers to ${name}, which it does not define.`);
    found = next;
  }
  return found;
}
