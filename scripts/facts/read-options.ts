import { type Default, readDefaults } from "./defaults";
import { devServerOptions, webpackOptions } from "./option-paths";
import { DOCUMENTED_NAMES, type Packages } from "./packages";
import { devServerSchema, webpackSchema } from "./schema";
import { typeNotation } from "./type-notation";

/** What the installed packages say about an option. It is plain data, which can be stored as JSON. */
export interface OptionFact {
  /** The path: `output.filename`; the fields of a rule start with `Rule`. */
  path: string;
  type: string;
  default: Default;
  /** The version that introduced it; absent for the first version of webpack 5, and if the schema does not say. */
  since?: string;
  deprecated: boolean;
}

/** The documented packages, and all their options in the order of the schema. */
export interface OptionFacts {
  versions: { name: string; version: string }[];
  options: OptionFact[];
}

/** Reads the options from the packages of a folder. */
export async function readOptions(packages: Packages): Promise<OptionFacts> {
  const found = [...webpackOptions(webpackSchema(packages)), ...devServerOptions(devServerSchema(packages))];
  const children = new Map<string, Set<string>>();
  for (const { path } of found) {
    const [parent, name] = splitLast(path);
    children.set(parent, (children.get(parent) ?? new Set()).add(name));
  }
  const defaultOf = await readDefaults(packages);
  const options = found.map(({ path, schema, file, since, deprecated }) => ({
    path,
    type: typeNotation(schema, file),
    default: defaultOf(path, children.get(path) ?? new Set()),
    ...(since && { since }),
    deprecated,
  }));
  return { versions: DOCUMENTED_NAMES.map((name) => ({ name, version: packages.versionOf(name) })), options };
}

function splitLast(path: string): [parent: string, name: string] {
  const at = path.lastIndexOf(".");
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}
