import type { OptionSchema, Schema } from "../../src/utilities/option-files";
import { FAMILIES, HOMES } from "./option-paths";
import type { Packages } from "./packages";
import { devServerSchema, webpackSchema } from "./schema";

/** The keywords of a schema that restrict values. All others are prose, or for generators of types and flags. */
const KEYWORDS: ReadonlySet<string> = new Set<keyof Schema>([
  ...(["$ref", "type", "enum", "instanceof", "anyOf", "oneOf", "items", "properties", "additionalProperties"] as const),
  ...(["required", "minLength", "minItems", "minimum", "maximum", "pattern", "absolutePath"] as const),
]);

/** Definitions that have the same fields as another one, and are described with it. */
const SAME: [definition: string, path: string][] = [["RuleSetLogicalConditionsAbsolute", "Condition"]];

/**
 * The definition for `devServer`: webpack's schema allows any value there, so this one uses the schema of
 * webpack-dev-server.
 */
const DEV_SERVER = "DevServer";

/** Returns the schema of webpack and its development server, with the definitions that a configuration can use. */
export function optionSchema(packages: Packages): OptionSchema {
  const schema = strip(webpackSchema(packages)) as OptionSchema["schema"];
  const prefixed = JSON.stringify(devServerSchema(packages)).replaceAll(
    '"#/definitions/',
    `"#/definitions/${DEV_SERVER}.`,
  );
  const { definitions: inner, ...devServer } = strip(JSON.parse(prefixed)) as OptionSchema["schema"];
  const known: Record<string, Schema> = {
    ...schema.definitions,
    [DEV_SERVER]: { anyOf: [{ enum: [false] }, devServer] },
    ...Object.fromEntries(Object.entries(inner).map(([name, definition]) => [`${DEV_SERVER}.${name}`, definition])),
  };
  const definitions: Record<string, Schema> = {};
  const keep = (part: object) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      const definition = known[name];
      if (!definition || definitions[name]) continue;
      definitions[name] = definition;
      keep(definition);
    }
  };
  keep(schema.properties ?? {});
  return {
    schema: { ...schema, definitions },
    homes: Object.fromEntries([...HOMES, ...SAME].flatMap(([name, path]) => (definitions[name] ? [[name, path]] : []))),
    families: FAMILIES,
  };
}

/** Removes all keywords that aren't in KEYWORDS. The names in `properties` and `definitions` aren't keywords. */
function strip(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((each) => strip(each));
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => areNames || KEYWORDS.has(key) || key === "definitions");
  return Object.fromEntries(
    kept.map(([key, value]) => [key, strip(value, !areNames && (key === "properties" || key === "definitions"))]),
  );
}
