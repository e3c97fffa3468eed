import type { SchemaOption } from "../option-paths";
import { follow, referenceOf, type Schema, type SchemaFile } from "../schema";

/**
 * The texts that options name one by one, as `output.library.type=system`: of the option itself, or of its list. An empty
 * text is none: it is allowed where a plugin or a rule may be left out.
 */
export function enumValues(options: readonly SchemaOption[]): string[] {
  const found = options.flatMap(({ path, schema, file }) => {
    return textsOf(schema, file, []).map((value) => `${path}=${value}`);
  });
  return [...new Set(found)];
}

function textsOf(schema: Schema, file: SchemaFile, stack: string[]): string[] {
  const name = referenceOf(schema);
  if (name && stack.includes(name)) return [];
  const inside = name ? [...stack, name] : stack;
  const target = follow(schema, file);
  const parts = [
    ...(target.anyOf ?? []),
    ...(target.oneOf ?? []),
    ...(target.allOf ?? []),
    ...[target.items ?? []].flat(),
  ];
  const own = (target.enum ?? []).flatMap((value) => (typeof value === "string" && value ? [value] : []));
  return [...own, ...parts.flatMap((part) => textsOf(part, file, inside))];
}
