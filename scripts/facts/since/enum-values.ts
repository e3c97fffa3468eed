import type { SchemaOption } from "../option-paths";
import { follow, referenceOf, type Schema, type SchemaFile } from "../schema";
import { typeNotation } from "../type-notation";

/**
 * Returns the strings that a schema lists for options, or for the items of their lists, such as
 * `output.library.type=system`. Empty strings are left out, because they only stand for an omitted plugin or rule. An
 * option that accepts any string gets `output.hashDigest=*`, so that strings in a later schema don't appear to be new.
 */
export function enumValues(options: readonly SchemaOption[]): string[] {
  const found = options.flatMap(({ path, schema, file }) => {
    const values = textsOf(schema, file, []);
    return values.length > 0
      ? values.map((value) => `${path}=${value}`)
      : takesText(schema, file)
        ? [anyValueOf(path)]
        : [];
  });
  return [...new Set(found)];
}

/** Returns the name that represents every value of an option: `output.hashDigest=*`, also for `output.hashDigest=hex`. */
export function anyValueOf(name: string): string {
  return `${name.split("=")[0]}=*`;
}

function takesText(schema: Schema, file: SchemaFile): boolean {
  return typeNotation(schema, file).split(" | ").includes("string");
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
  const texts = (target.enum ?? []).flatMap((value) => (typeof value === "string" && value ? [value] : []));
  return [...texts, ...parts.flatMap((part) => textsOf(part, file, inside))];
}
