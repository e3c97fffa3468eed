import type { OptionSchema, Schema } from "../../../utilities/option-files";

/** The schema for a place in a configuration, with the path of that place in `options.json`. */
export interface Placed {
  schema: Schema;
  option: string;
}

/**
 * Returns the alternatives of a schema. References and unions are followed until only schemas remain that restrict a
 * value themselves.
 */
export function alternatives({ schema, option }: Placed, file: OptionSchema, seen: string[] = []): Placed[] {
  const name = schema.$ref?.slice("#/definitions/".length);
  if (name !== undefined) {
    const definition = file.schema.definitions[name];
    if (!definition || seen.includes(name)) return [];
    return alternatives({ schema: definition, option: file.homes[name] ?? option }, file, [...seen, name]);
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (!parts) return [{ schema, option }];
  return parts.flatMap((part) => alternatives({ schema: part, option }, file, seen));
}

/** Returns the schema of a property, if the given schema lists it. */
export function propertyOf({ properties }: Schema, name: string): Schema | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
