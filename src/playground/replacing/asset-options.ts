import type { SyntaxNode } from "@lezer/common";
import { readValue, type Value } from "../editor/configuration/value";
import { Refusal } from "./edits";
import { type ParsedModule, stringOf, valueIn } from "./module";

/** The values of a loader's options. */
type Options = Record<string, string | number | boolean | null>;

/** Options that change nothing for asset modules. */
const IGNORED = /^(?:esModule|fallback)$/;

/**
 * Returns the options of file-loader, url-loader or raw-loader as properties of a rule for asset modules.
 *
 * @param literal The name of the loader, which may have a query.
 * @param given The property with the options, if there is one.
 * @throws {Refusal} When an option isn't a plain value, or when asset modules have no such option.
 */
export function assetProperties(
  module: ParsedModule,
  literal: SyntaxNode,
  given: SyntaxNode | undefined,
  loader: string,
): string[] {
  const [, query = ""] = /\?(.*)$/.exec(stringOf(module, literal)) ?? [];
  const { name, outputPath, publicPath, limit, emitFile, ...others } = {
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(given && literalsOf(module, given, loader)),
  };
  const unknown = Object.keys(others).find((each) => !IGNORED.test(each));
  if (unknown) throw new Refusal(`\`${unknown}\` of ${loader} has no equivalent.`);
  const file = filename(name, outputPath, loader);
  const generator = [
    ...(file === null ? [] : [`filename: ${JSON.stringify(file)}`]),
    ...(publicPath === undefined ? [] : [`publicPath: ${JSON.stringify(publicPath)}`]),
    ...(emitFile === undefined ? [] : [`emit: ${emitFile}`]),
  ];
  const size = limit === undefined ? null : limitOf(limit, loader);
  return [
    ...(size === null ? [] : [`parser: { dataUrlCondition: { maxSize: ${size} } }`]),
    ...(generator.length > 0 ? [`generator: { ${generator.join(", ")} }`] : []),
  ];
}

function literalsOf(module: ParsedModule, property: SyntaxNode, loader: string): Options {
  const value = valueIn(property);
  const read: Value | null = value && readValue(value, ({ from, to }) => module.text.slice(from, to));
  if (read?.kind !== "object" || !read.isComplete)
    throw new Refusal(`The options of ${loader} aren't an object literal.`);
  const entries = read.properties.map(({ name, value }) => {
    if (value.kind !== "literal") throw new Refusal(`\`${name}\` of ${loader} isn't a plain value.`);
    return [name, value.value] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the template for file names; null if the loader used its own. */
function filename(name: unknown, outputPath: unknown, loader: string): string | null {
  if (name === undefined && outputPath === undefined) return null;
  // An asset module's `[ext]` has its dot.
  const template = String(name ?? "[hash].[ext]").replaceAll(".[ext]", "[ext]");
  if (
    /\[(?!(?:name|ext|path|query|hash(?::\d+)?|contenthash(?::\d+)?)\])/.test(template) ||
    /[^\]]\[ext\]/.test(template)
  ) {
    throw new Refusal(`\`name\` of ${loader} has a placeholder that works differently.`);
  }
  const folder = outputPath === undefined ? "" : `${String(outputPath).replace(/\/$/, "")}/`;
  return folder + template;
}

/** Returns the size in bytes up to which files are inlined: the loader also takes `true` and `false`. */
function limitOf(limit: Options[string], loader: string): string {
  if (limit === true) return "Infinity";
  if (limit === false) return "0";
  if (Number.isFinite(Number(limit))) return String(Number(limit));
  throw new Refusal(`\`limit\` of ${loader} isn't a number.`);
}
