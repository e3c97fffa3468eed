import { follow, referenceOf, type Schema, type SchemaFile } from "./schema";

/** An option as its schema describes it. */
export interface SchemaOption {
  /**
   * The path: `output.filename`; `Rule.test` for the fields of a rule, `Condition.and` for the fields of its
   * conditions.
   */
  path: string;
  schema: Schema;
  file: SchemaFile;
  since?: string;
  deprecated: boolean;
}

interface Walk {
  file: SchemaFile;
  /** Definitions that are not traversed, because they are described elsewhere. */
  stopAt: ReadonlySet<string>;
  /** The maximum number of segments of a path. */
  depth: number;
  found: Map<string, SchemaOption>;
}

/**
 * Definitions that several options share, with the one path where their fields are described. They are not traversed
 * elsewhere, because each rule, resolver and library would otherwise be listed many times.
 */
export const HOMES: [definition: string, path: string, depth: number][] = [
  ["RuleSetRule", "Rule", 2],
  ["RuleSetLogicalConditions", "Condition", 2],
  ["GlobCondition", "Condition", 2],
  ["ResolveOptions", "resolve", 4],
  ["LibraryOptions", "output.library", 4],
  ["OutputHtmlOptions", "output.html", 4],
  ["HtmlFaviconIcon", "output.html.favicon", 4],
  ["CopyGlobOptions", "output.copy.globOptions", 4],
  ["HtmlResourceHint", "output.resourceHints.initial", 4],
  ["UrlHintRule", "output.resourceHints.urlHints", 4],
  ["OptimizationSplitChunksOptions", "optimization.splitChunks", 3],
  ["OptimizationSplitChunksCacheGroup", "optimization.splitChunks.cacheGroups", 4],
  ["OptimizationMinimizeOptions", "optimization.minimizeOptions", 4],
  ["StatsOptions", "stats", 2],
];

/** An option whose fields aren't listed, because they only apply to the items of its list form. */
const CLOSED = "devtool";

/** Matches repetitions of options whose fields are described under another path. */
const REPEATED = /^(resolve\.fallback|externals\.external)\./;

/** Families of module types with nearly the same options, which are listed as a single type. */
export const MODULE_TYPES: Record<string, string[]> = {
  css: ["css/auto", "css/module", "css/global"],
  javascript: ["javascript/auto", "javascript/dynamic", "javascript/esm"],
  asset: ["asset/inline", "asset/resource", "asset/source", "asset/bytes"],
};

/** The families of the module types: `css/auto` → `css`. */
export const FAMILIES: Record<string, string> = Object.fromEntries(
  Object.entries(MODULE_TYPES).flatMap(([family, types]) => types.map((type) => [type, family])),
);

/** Returns all options of a webpack configuration, without those of the development server. */
export function webpackOptions(file: SchemaFile): SchemaOption[] {
  // A UMD library can have different names for other module systems. They are described with the option that contains
  // them.
  const stopAt = new Set([...HOMES.map(([definition]) => definition), "LibraryCustomUmdObject"]);
  const found = new Map<string, SchemaOption>();
  for (const [name, schema] of Object.entries(file.properties ?? {})) {
    found.set(name, describe(name, schema, file));
    if (name !== CLOSED) collect(schema, [name], [], { file, stopAt, depth: 4, found });
  }
  for (const [definition, path, depth] of HOMES) {
    const schema = file.definitions[definition];
    // Other versions of webpack may not have this definition, or have it for the values of another option.
    if (schema && (!path.includes(".") || found.has(path)))
      collect(schema, path.split("."), [], { file, stopAt, depth, found });
  }
  const ruleUse = fieldsOf(file.definitions.RuleSetUseItem ?? {}, file, ["loader", "options"]);
  for (const [name, schema] of ruleUse) found.set(`Rule.use.${name}`, describe(`Rule.use.${name}`, schema, file));
  return [...found.values()].filter(({ path }) => !REPEATED.test(path));
}

/** Returns all options of `devServer`. */
export function devServerOptions(file: SchemaFile): SchemaOption[] {
  const found = new Map<string, SchemaOption>();
  collect(file, ["devServer"], [], { file, stopAt: new Set(), depth: 3, found });
  return [...found.values()];
}

function collect(schema: Schema, path: string[], stack: string[], walk: Walk): void {
  const name = referenceOf(schema) ?? "";
  if (name && (stack.includes(name) || (walk.stopAt.has(name) && stack.length > 0))) return;
  const inside = [...stack, name];
  const target = follow(schema, walk.file);
  for (const part of [...(target.anyOf ?? []), ...(target.oneOf ?? []), ...(target.allOf ?? [])]) {
    collect(part, path, inside, walk);
  }
  if (target.items && !Array.isArray(target.items)) collect(target.items, path, inside, walk);
  for (const [key, field] of Object.entries(target.properties ?? {})) {
    const below = [...path, FAMILIES[key] ?? key];
    // `apply` marks an object as a plugin.
    if (below.length > walk.depth || key === "apply") continue;
    add(describe(below.join("."), field, walk.file), walk.found);
    collect(field, below, inside, walk);
  }
  if (typeof target.additionalProperties === "object") collect(target.additionalProperties, path, inside, walk);
}

/** Adds an option. If it occurs twice, it is only deprecated if both are. */
function add(option: SchemaOption, found: Map<string, SchemaOption>): void {
  const known = found.get(option.path);
  if (!known) found.set(option.path, option);
  else if (!option.deprecated) known.deprecated = false;
}

function describe(path: string, schema: Schema, file: SchemaFile): SchemaOption {
  const target = follow(schema, file);
  const since = schema.added ?? target.added;
  const deprecated = [schema, target].some((part) => part.deprecated || /\bdeprecated\b/i.test(part.description ?? ""));
  return { path, schema, file, ...(since && { since }), deprecated };
}

function fieldsOf(schema: Schema, file: SchemaFile, names: string[]): [string, Schema][] {
  const branches = (schema.anyOf ?? []).map((branch) => follow(branch, file).properties ?? {});
  return names.flatMap((name) => {
    const found = branches.find((properties) => properties[name])?.[name];
    return found ? [[name, found] as [string, Schema]] : [];
  });
}
