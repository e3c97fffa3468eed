import type { OptionSchema, Schema } from "./option-files";

/** A schema at a place of a configuration, with the path that `options.json` has for this place. */
export interface Placed {
  schema: Schema;
  option: string;
}

/**
 * Returns the alternatives that a schema leads to: references and unions are followed until only schemas remain that say
 * something of a value themselves.
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

/** Returns what a schema says of a property, if it names it. */
export function propertyOf({ properties }: Schema, name: string): Schema | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
