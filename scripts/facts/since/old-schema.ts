import type { SchemaFile } from "../schema";

/**
 * The name of the definition of conditions with `and`, `or` and `not`, which the code that collects options looks for.
 */
const LOGICAL = "RuleSetLogicalConditions";

/**
 * Returns a schema in the form of later versions. Before webpack 5.37, the conditions with `and`, `or` and `not` had no
 * name; without one, those options would appear to be new in that version.
 */
export function asWrittenLater(file: SchemaFile): SchemaFile {
  const logical = file.definitions.RuleSetCondition?.anyOf?.find(({ properties }) => properties?.and && properties.or);
  if (file.definitions[LOGICAL] || !logical) return file;
  return { ...file, definitions: { ...file.definitions, [LOGICAL]: logical } };
}
