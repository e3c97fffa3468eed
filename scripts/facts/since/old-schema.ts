import type { SchemaFile } from "../schema";

/** The name of the conditions with `and`, `or` and `not`, under which the walk over the options looks for them. */
const LOGICAL = "RuleSetLogicalConditions";

/**
 * A schema as later versions write it. Before webpack 5.37 the conditions with `and`, `or` and `not` had no name of their
 * own, and would look as if they had appeared with that name.
 */
export function asWrittenLater(file: SchemaFile): SchemaFile {
  const logical = file.definitions.RuleSetCondition?.anyOf?.find(({ properties }) => properties?.and && properties.or);
  if (file.definitions[LOGICAL] || !logical) return file;
  return { ...file, definitions: { ...file.definitions, [LOGICAL]: logical } };
}
