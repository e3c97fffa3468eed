import { typescriptLanguage } from "@codemirror/lang-javascript";
import { optionSchema } from "../../../../../scripts/facts/option-schema";
import { packagesAt } from "../../../../../scripts/facts/packages";
import { paths } from "../../../../../scripts/lib/paths";
import { findConfigurations } from "../../../../../src/playground/editor/configuration/find-configurations";
import type { Parsed } from "../../../../../src/playground/editor/configuration/parse";
import { type Finding, validate } from "../../../../../src/playground/editor/configuration/validate";
import { readValue, type Slice } from "../../../../../src/playground/editor/configuration/value";
import type { OptionSchema } from "../../../../../src/utilities/option-files";

/** The schema as the site publishes it. */
export const schema: OptionSchema = JSON.parse(JSON.stringify(optionSchema(packagesAt(paths.root))));

/** Parses a text as the editor does. */
export function parse(text: string): Parsed {
  const tree = typescriptLanguage.parser.parse(text);
  const slice: Slice = ({ from, to }) => text.slice(from, to);
  return { tree, slice, configurations: findConfigurations(tree, slice) };
}

/** Returns the findings for all configurations in a text. */
export function findingsOf(text: string): Finding[] {
  const { slice, configurations } = parse(text);
  return configurations.flatMap((node) => validate(readValue(node, slice), schema));
}

/** Returns messages with the texts that they underline. */
export function underlined(text: string): [underlined: string, message: string][] {
  return findingsOf(text).map(({ from, to, message }) => [text.slice(from, to), message]);
}
