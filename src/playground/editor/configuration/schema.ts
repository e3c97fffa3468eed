/** The parts of a JSON schema that decide about values. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | number | boolean | null)[];
  instanceof?: "RegExp" | "Function";
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Whether a text has to be an absolute path, or must not be one: a keyword of webpack's own. */
  absolutePath?: boolean;
}

/** The published file `option-schema.json`. */
export interface OptionSchema {
  schema: Schema & { definitions: Record<string, Schema> };
  /** The option paths of definitions whose fields are described at one place only: `RuleSetRule` → `Rule`. */
  homes: Record<string, string>;
  /** Keys whose options are listed with those of another one: `css/auto` → `css`. */
  families: Record<string, string>;
}

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
