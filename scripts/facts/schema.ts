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
  /** The version that introduced the option. */
  added?: string;
}

/** A schema file: its root and its definitions. */
export interface SchemaFile extends Schema {
  definitions: Record<string, Schema>;
}

/** Returns the schema that validates webpack configurations. */
export function webpackSchema({ load }: Packages): SchemaFile {
  return load<SchemaFile>("webpack/schemas/WebpackOptions.json");
}

/** Returns the schema of `devServer`, which version 5 has in `lib` and version 6 in `dist`. */
export function devServerSchema({ rootOf }: Packages): SchemaFile {
  const root = rootOf("webpack-dev-server");
  const file = ["lib", "dist"].map((folder) => path.join(root, folder, "options.json")).find(existsSync);
  if (!file)
    throw new Error(`webpack-dev-server has no options.json in ${root}. Set its new path in ${import.meta.filename}.`);
  return JSON.parse(readFileSync(file, "utf8")) as SchemaFile;
}

/** Returns the name of the definition that a schema refers to. */
export function referenceOf({ $ref }: Schema): string | undefined {
  return $ref?.split("/").pop();
}

/** Follows the references of a schema. */
export function follow(schema: Schema, { definitions }: SchemaFile): Schema {
  let found = schema;
  for (let name = referenceOf(found); name; name = referenceOf(found)) {
    const next = definitions[name];
    if (!next) throw new Error(`A schema refers to ${name}, which it doesn't define.`);
    found = next;
  }
  return found;
}
