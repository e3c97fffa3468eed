import type { OptionSchema } from "../../../utilities/option-files";
import type { Step } from "./place";
import { alternatives, type Placed, propertyOf } from "./schema";
import type { Value } from "./value";
import { wrongValue } from "./wrong-value";

/** An option that the schema knows at a place. */
export interface KnownOption {
  name: string;
  /** Its path in `options.json`. The file may not contain it. */
  path: string;
}

/**
 * Returns the options that an object can have.
 *
 * @param steps The steps from the configuration to the object.
 * @param object The object's current content: some objects have different options for each `type`.
 */
export function optionsAt(steps: Step[], object: Value, file: OptionSchema): KnownOption[] {
  const found = new Map<string, KnownOption>();
  for (const place of behind(steps, file).filter((each) => suits(each, object))) {
    for (const name of Object.keys(place.schema.properties ?? {})) {
      if (!found.has(name)) found.set(name, { name, path: pathTo(place.option, name, file) });
    }
  }
  return [...found.values()];
}

/** Returns the strings that a value can be, if the schema lists them, as it does for `mode`. */
export function textsAt(steps: Step[], file: OptionSchema): string[] {
  const listed = behind(steps, file).flatMap(({ schema }) => schema.enum ?? []);
  return [...new Set(listed.flatMap((value) => (typeof value === "string" && value !== "" ? [value] : [])))];
}

/** Returns the schemas of the value that a path of steps leads to. */
function behind(steps: Step[], file: OptionSchema): Placed[] {
  let places = alternatives({ schema: file.schema, option: "" }, file);
  for (const step of steps) places = places.flatMap((place) => next(place, step, file));
  return places;
}

/** Returns the schemas of the value that one step leads to. */
function next({ schema, option }: Placed, step: Step, file: OptionSchema): Placed[] {
  if (step === "item") return schema.items ? alternatives({ schema: schema.items, option }, file) : [];
  const { additionalProperties } = schema;
  const { property = "" } = step;
  const known = propertyOf(schema, property);
  if (known) return alternatives({ schema: known, option: pathTo(option, property, file) }, file);
  return typeof additionalProperties === "object" ? alternatives({ schema: additionalProperties, option }, file) : [];
}

/** Returns whether the object's strings, such as its `type`, allow this alternative. */
function suits({ schema }: Placed, object: Value): boolean {
  if (object.kind !== "object") return true;
  return object.properties.every(({ name, value }) => {
    const known = propertyOf(schema, name);
    if (!known?.enum || value.kind === "unknown") return true;
    return wrongValue(known, value, name).length === 0;
  });
}

function pathTo(option: string, name: string, { families }: OptionSchema): string {
  const last = families[name] ?? name;
  return option === "" ? last : `${option}.${last}`;
}
