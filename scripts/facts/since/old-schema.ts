import type { SchemaFile } from "../schema";

/** The name of the conditions with `and`, `or` and `not`, under which the walk over the options looks for them. */
const LOGICAL = "RuleSetLogicalConditions";

/**
 * Returns a schema in the form of later versions. Before webpack 5.37, the conditions with `and`, `or` and `not` had no
 * name; without one, they would seem to have appeared in that version.
 */
export function asWrittenLater(file: SchemaFile): SchemaFile {
  const logical = file.definitions.RuleSetCondition?.anyOf?.find(({ properties }) => properties?.and && properties.or);
  if (file.definitions[LOGICAL] || !logical) return file;
  return { ...file, definitions: { ...file.definitions, [LOGICAL]: logical } };
}
