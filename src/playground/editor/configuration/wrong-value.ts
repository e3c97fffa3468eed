import type { Schema } from "../../../utilities/option-files";
import type { Range, Value } from "./value";

/** The values that a schema expects, in words. */
export interface Expected {
  /** The place: `configuration.output.filename`. */
  at: string;
  types: string[];
  /** The string that is there, if the value is one. */
  typed?: string;
}

/** Why a value does not fit a schema. */
export interface Failure extends Range {
  /** A sentence, or the values that would be right. */
  reason: string | Expected;
  /** The name that was probably meant. */
  meant?: string;
  /** Whether the value is of the right kind, so that this alternative of a union was probably meant. */
  isInside: boolean;
}

/** Matches paths that webpack considers absolute on any system. */
const ABSOLUTE = /^(?:[A-Za-z]:[\\/]|\\\\|\/)/;

const KINDS = { RegExp: "regexp", Function: "function" } as const;

/** Returns the error in a value itself. Unions, properties and items are checked elsewhere. */
export function wrongValue(schema: Schema, value: Value, at: string): Failure[] {
  const expected = typesOf(schema, value);
  if (expected.length > 0) {
    const typed = value.kind === "literal" && typeof value.value === "string" ? { typed: value.value } : {};
    return [{ ...markOf(value), reason: { at, types: expected, ...typed }, isInside: false }];
  }
  const sentence = textOrNumber(schema, value, at) ?? list(schema, value, at);
  return sentence === undefined ? [] : [{ ...markOf(value), reason: sentence, isInside: true }];
}

/** Returns the range to underline: only the opening bracket for objects and arrays, because they can be long. */
function markOf({ kind, from, to }: Value): Range {
  return kind === "object" || kind === "array" ? { from, to: from + 1 } : { from, to };
}

/** Returns the types that a schema expects, if the value has none of them. */
function typesOf(schema: Schema, value: Value): string[] {
  if (schema.enum) {
    const isOne = value.kind === "literal" && schema.enum.includes(value.value);
    return isOne ? [] : schema.enum.map((one) => JSON.stringify(one));
  }
  if (schema.instanceof) {
    const isInstance = value.kind === KINDS[schema.instanceof];
    return isInstance ? [] : [schema.instanceof === "Function" ? "function" : schema.instanceof];
  }
  if (schema.type === undefined || typeOf(value).includes(schema.type)) return [];
  return [schema.type];
}

/** Returns the types of JSON schema that a value has. To JSON schema, a regular expression is an object. */
function typeOf(value: Value): string[] {
  if (value.kind === "regexp") return ["object"];
  if (value.kind !== "literal") return [value.kind];
  if (value.value === null) return ["null"];
  return Number.isInteger(value.value) ? ["integer", "number"] : [typeof value.value];
}

function textOrNumber(schema: Schema, value: Value, at: string): string | undefined {
  if (value.kind !== "literal") return undefined;
  const { value: found } = value;
  if (typeof found === "number") {
    if (found < (schema.minimum ?? found)) return `${at} should be >= ${schema.minimum}.`;
    return found > (schema.maximum ?? found) ? `${at} should be <= ${schema.maximum}.` : undefined;
  }
  if (typeof found !== "string") return undefined;
  if (found.length < (schema.minLength ?? 0)) return `${at} should be a non-empty string.`;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(found)) {
    return `${at} should match pattern "${schema.pattern}".`;
  }
  if (schema.absolutePath === undefined) return undefined;
  if (found.includes("!")) {
    return `${at}: The provided value ${JSON.stringify(found)} contains exclamation mark (!) which is not allowed because it's reserved for loader syntax.`;
  }
  if (ABSOLUTE.test(found) === schema.absolutePath) return undefined;
  return schema.absolutePath
    ? `${at}: The provided value ${JSON.stringify(found)} is not an absolute path!`
    : `${at}: A relative path is expected. However, the provided value ${JSON.stringify(found)} is an absolute path!`;
}

function list(schema: Schema, value: Value, at: string): string | undefined {
  if (value.kind === "array" && value.isComplete && value.items.length < (schema.minItems ?? 0)) {
    return `${at} should be a non-empty array.`;
  }
  if (value.kind !== "object" || !value.isComplete) return undefined;
  const missing = schema.required?.find((name) => !value.properties.some((property) => property.name === name));
  return missing === undefined ? undefined : `${at} misses the property '${missing}'.`;
}
