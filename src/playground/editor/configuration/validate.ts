import { nearest } from "../../../utilities/nearest";
import type { OptionSchema, Schema } from "../../../utilities/option-files";
import { propertyOf } from "./schema";
import type { Range, Value } from "./value";
import { type Expected, type Failure, wrongValue } from "./wrong-value";

/** An error in a configuration that is certain, whatever the values are that can't be read. */
export interface Finding extends Range {
  /** The message of webpack as one sentence, and what was probably meant. */
  message: string;
  /** The name or the string that was probably meant. */
  meant?: string;
}

/**
 * Compares the readable parts of a configuration with the schema.
 *
 * @param at The name of the configuration in messages: `configuration` or `configuration[0]`.
 */
export function validate(value: Value, file: OptionSchema, at = "configuration"): Finding[] {
  return check(file.schema, value, at, file).map(({ from, to, reason, meant }) => {
    if (typeof reason === "string") return { from, to, message: withMeant(reason, meant, "'"), meant };
    const guess = (reason.typed && nearest(reason.typed, textsOf(reason))) || undefined;
    return { from, to, message: withMeant(sentence(reason), guess, '"'), meant: guess };
  });
}

/** Returns the errors that are certain: none where a value is unknown. */
function check(schema: Schema, value: Value, at: string, file: OptionSchema): Failure[] {
  if (value.kind === "unknown") return [];
  const name = schema.$ref?.slice("#/definitions/".length);
  if (name !== undefined) return check(file.schema.definitions[name] ?? {}, value, at, file);
  const branches = schema.anyOf ?? schema.oneOf;
  return [
    ...wrongValue(schema, value, at),
    ...(branches ? best(branches.map((branch) => check(branch, value, at, file))) : []),
    ...parts(schema, value, at, file).map((failure) => ({ ...failure, isInside: true })),
  ];
}

/**
 * Returns why a value doesn't match any alternative of a union. If it has the right type for some of them, the one with
 * the fewest failures was probably meant; otherwise the result lists what all of them would accept.
 */
function best(results: Failure[][]): Failure[] {
  if (results.some(({ length }) => length === 0)) return [];
  const meant = results.filter((failures) => failures.every(({ isInside }) => isInside));
  const least = Math.min(...meant.map(({ length }) => length));
  const tied = meant.length === 0 ? results : meant.filter(({ length }) => length === least);
  const [first] = tied;
  if (!first) return [];
  const places = new Set(tied.map(([failure]) => typeof failure?.reason === "object" && failure.reason.at));
  const [single] = first;
  const isOneThing = meant.length === 0 || (least === 1 && places.size === 1);
  if (!isOneThing || !single || typeof single.reason !== "object") return first;
  const reasons = tied.flat().flatMap(({ reason }) => (typeof reason === "object" ? [reason] : []));
  const { at } = single.reason;
  const types = reasons.filter((reason) => reason.at === at).flatMap((reason) => reason.types);
  return [{ ...single, reason: { ...single.reason, types: [...new Set(types)] } }];
}

/** Checks the properties of an object, or the items of an array. */
function parts(schema: Schema, value: Value, at: string, file: OptionSchema): Failure[] {
  if (value.kind === "array") {
    const { items } = schema;
    return items ? value.items.flatMap((item, index) => check(items, item, `${at}[${index}]`, file)) : [];
  }
  if (value.kind !== "object") return [];
  const { properties = {}, additionalProperties = true } = schema;
  return value.properties.flatMap((property): Failure[] => {
    const inside = propertyOf(schema, property.name) ?? additionalProperties;
    if (typeof inside === "object") return check(inside, property.value, `${at}${step(property.name)}`, file);
    if (inside) return [];
    const meant = nearest(property.name, Object.keys(properties));
    const reason = `${at} has an unknown property '${property.name}'.${meant ? "" : elsewhere(property.name, at, file)}`;
    return [{ ...property.at, reason, isInside: true, meant }];
  });
}

/**
 * Suggests the option that an unknown name at the top of a configuration belongs to: `filename` belongs to `output`.
 */
function elsewhere(name: string, at: string, file: OptionSchema): string {
  if (!/^configuration(?:\[\d+\])?$/.test(at)) return "";
  const owners = Object.entries(file.schema.properties ?? {}).filter(([, { $ref }]) => {
    const definition = file.schema.definitions[$ref?.slice("#/definitions/".length) ?? ""];
    return definition && propertyOf(definition, name);
  });
  return owners.length === 1 ? ` Did you mean ${owners[0]?.[0]}.${name}?` : "";
}

function step(name: string): string {
  return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function sentence({ at, types }: Expected): string {
  const [type = ""] = types;
  if (types.length > 1) return `${at} should be one of these: ${types.join(" | ")}.`;
  if (!/^\w/.test(type) || /^(?:true|false|null|\d)/.test(type)) return `${at} should be ${type}.`;
  return `${at} should be ${/^[aeiou]/.test(type) ? "an" : "a"} ${type}.`;
}

/** Returns the strings in a list of types. */
function textsOf({ types }: Expected): string[] {
  return types.flatMap((type) => (type.startsWith('"') ? [type.slice(1, -1)] : []));
}

function withMeant(reason: string, meant: string | undefined, quote: string): string {
  return meant ? `${reason} Did you mean ${quote}${meant}${quote}?` : reason;
}
