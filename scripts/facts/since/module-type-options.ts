import type { SchemaOption } from "../option-paths";
import type { Packages } from "../packages";
import { webpackSchema } from "../schema";
import { optionsAt, separateSchemas } from "./separate-schemas";

/** Matches the schemas of module types: `JsonModulesPluginParser`, `CssGeneratorOptions`, `AssetParserOptions`. */
const OF_TYPE = /^([A-Z][a-z]+)\w*?(Parser|Generator)(?:Options)?$/;

/**
 * Returns the options below `module.parser` and `module.generator` that a module type's own schema describes, such as
 * `module.parser.json.parse`. webpack's main schema accepts any options for the types that it doesn't list, and listed
 * `json` years after those options worked.
 */
export function moduleTypeOptions(packages: Packages): SchemaOption[] {
  const { definitions } = webpackSchema(packages);
  return separateSchemas(packages).flatMap(([name, schema]) => {
    const [, type = "", written = ""] = OF_TYPE.exec(name) ?? [];
    const kind = written.toLowerCase();
    // Before webpack 5.12, only rules had such options.
    if (!definitions.ModuleOptions?.properties?.[kind]) return [];
    const [section, ...fields] = optionsAt(`module.${kind}.${type.toLowerCase()}`, schema, definitions);
    return section && fields.length > 0 ? [section, ...fields] : [];
  });
}

/**
 * Returns whether a version implements an option. The JavaScript parser ignores options that it doesn't know, so for
 * these the code has to contain the name: webpack 5.62.0 lists `exportsPresence` in its schema, but only 5.62.2 reads it.
 *
 * @param code All of webpack's code.
 */
export function isImplemented(path: string, code: string): boolean {
  const [, name] = /^module\.parser\.javascript\.(\w+)/.exec(path) ?? [];
  return name === undefined || new RegExp(`\\b${name}\\b`).test(code);
}
