import { follow, referenceOf, type Schema, type SchemaFile } from "./schema";

const NAMES: Record<string, string> = { Function: "function", integer: "number", null: "null" };

/** Definitions that have a name in the reference. */
const WORDS: [RegExp, string][] = [
  [/^RuleSetCondition(OrConditions)?(Absolute)?$/, "Condition"],
  [/^RuleSetConditions(Absolute)?$/, "Condition[]"],
];

/**
 * Returns the type of an option in TypeScript notation, as short as possible: objects are `object`, functions are
 * `function`, and a recursive definition is named instead of repeated.
 */
export function typeNotation(schema: Schema, file: SchemaFile): string {
  return unionOf(alternatives(schema, file, []));
}

function alternatives(schema: Schema, file: SchemaFile, stack: string[]): string[] {
  const name = referenceOf(schema);
  const word = WORDS.find(([pattern]) => name && pattern.test(name))?.[1];
  if (word) return [word];
  if (name && stack.includes(name)) return [name];
  const inside = name ? [...stack, name] : stack;
  const target = follow(schema, file);
  const of = (part: Schema) => alternatives(part, file, inside);

  if (target.enum) return target.enum.map((value) => JSON.stringify(value));
  const parts = target.anyOf ?? target.oneOf;
  if (parts) return parts.flatMap(of);
  if (target.instanceof) return [NAMES[target.instanceof] ?? target.instanceof];
  if (target.allOf) return target.allOf.slice(0, 1).flatMap(of);
  if (target.type === "array") {
    if (!target.items || Array.isArray(target.items)) return ["array"];
    const items = unionOf(of(target.items));
    return [items.includes(" | ") ? `(${items})[]` : `${items}[]`];
  }
  if (target.type === "object" || target.properties) return [objectOf(target, of)];
  return [NAMES[target.type ?? ""] ?? target.type ?? "any"];
}

function objectOf({ properties, additionalProperties }: Schema, of: (part: Schema) => string[]): string {
  const isRecord = typeof additionalProperties === "object" && Object.keys(properties ?? {}).length === 0;
  return isRecord ? `Record<string, ${unionOf(of(additionalProperties))}>` : "object";
}

/** Joins types without repetitions. `true | false` becomes `boolean`, and `string` replaces every literal. */
function unionOf(parts: string[]): string {
  let unique = [...new Set(parts)];
  if (unique.includes("true") && unique.includes("false")) {
    unique = [...new Set(unique.map((part) => (part === "true" || part === "false" ? "boolean" : part)))];
  }
  if (unique.includes("boolean")) unique = unique.filter((part) => part !== "true" && part !== "false");
  return unique.join(" | ");
}
