import type { Option, OptionListing } from "../../src/utilities/option-files";
import { readDefaults } from "./defaults";
import { devServerOptions, webpackOptions } from "./option-paths";
import { DOCUMENTED_NAMES, type Packages } from "./packages";
import { devServerSchema, webpackSchema } from "./schema";
import { typeNotation } from "./type-notation";

/** The facts about an option from the installed packages. They are plain data, which can be stored as JSON. */
export type OptionFact = Omit<Option, "description" | "url">;

/** The documented packages, and all their options in the order of the schema. */
export type OptionFacts = Pick<OptionListing, "versions"> & { options: OptionFact[] };

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

/** Creates a function that reads the options of a package folder when it is first called. */
export function optionsReader(packages: Packages): () => Promise<OptionFacts> {
  let reading: Promise<OptionFacts> | undefined;
  return () => {
    reading ??= readOptions(packages);
    return reading;
  };
}

function splitLast(path: string): [parent: string, name: string] {
  const at = path.lastIndexOf(".");
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}
