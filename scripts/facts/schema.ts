import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

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

const require = createRequire(import.meta.url);

/** The schema that webpack checks configurations with. */
export function webpackSchema(): SchemaFile {
  return JSON.parse(readFileSync(require.resolve("webpack/schemas/WebpackOptions.json"), "utf8")) as SchemaFile;
}

/** The schema of `devServer`: version 5 has it in `lib`, version 6 in `dist`. */
export function devServerSchema(): SchemaFile {
  const root = packageRoot("webpack-dev-server");
  const file = ["lib", "dist"].map((folder) => path.join(root, folder, "options.json")).find(existsSync);
  if (!file)
    throw new Error(`webpack-dev-server has no options.json in ${root}. Say in ${import.meta.filename} where.`);
  return JSON.parse(readFileSync(file, "utf8")) as SchemaFile;
}

/** The version of an installed package. */
export function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(packageRoot(name), "package.json"), "utf8")) as {
    version: string;
  };
  return version;
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

/** Packages need not export their package.json, so it is looked for where Node looks for packages. */
function packageRoot(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((folder) => path.join(folder, name));
  const root = folders.find((folder) => existsSync(path.join(folder, "package.json")));
  if (!root) throw new Error(`The package ${name} is not installed. Run npm ci.`);
  return root;
}
