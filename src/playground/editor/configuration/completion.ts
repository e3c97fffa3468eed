import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { Option } from "../../../utilities/option-files";
import { explain } from "./explain";
import type { OptionData } from "./load-option-data";
import { optionsAt, textsAt } from "./options-at";
import { parse } from "./parse";
import { type Place, placeAt, type TextPlace, textPlaceAt } from "./place";
import { readValue, type Slice } from "./value";

/** The characters that can follow while the same list of completions stays valid. */
const VALID = /^[\w$/.-]*$/;

/**
 * Returns a completion source that offers the names of options, and the strings that the schema lists, in a
 * configuration.
 */
export function completeOptions(data: OptionData) {
  return async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const parsed = parse(state);
    if (!parsed) return null;
    const text = textPlaceAt(parsed, pos);
    if (text) return completeText(text, data);
    const place = placeAt(parsed, pos);
    if (!place || (place.from === pos && !explicit)) return null;
    return completeName(place, pos, parsed.slice, data);
  };
}

async function completeText({ from, to, steps }: TextPlace, data: OptionData): Promise<CompletionResult | null> {
  const schema = await data.schema();
  const texts = schema ? textsAt(steps, schema) : [];
  if (texts.length === 0) return null;
  return { from, to, validFor: VALID, options: texts.map((label) => ({ label, type: "enum" })) };
}

async function completeName(
  { from, to, steps, object: node, isQuoted }: Place,
  pos: number,
  slice: Slice,
  data: OptionData,
): Promise<CompletionResult | null> {
  const [schema, options] = await Promise.all([data.schema(), data.options()]);
  if (!schema) return null;
  const object = readValue(node, slice);
  const present = object.kind === "object" ? object.properties.filter(({ at }) => pos < at.from || pos > at.to) : [];
  const known = optionsAt(steps, object, schema).filter(
    ({ name }) => !present.some((property) => property.name === name),
  );
  if (known.length === 0) return null;
  const list = known.map(({ name, path }) => completionOf(name, options.get(path), isQuoted));
  return { from, to, validFor: VALID, options: list };
}

/** Returns the completion for an option. A name that isn't an identifier gets quotes. */
export function completionOf(name: string, option: Option | undefined, isQuoted: boolean): Completion {
  const needsQuotes = !isQuoted && !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
  return {
    label: name,
    type: "property",
    ...(needsQuotes && { apply: JSON.stringify(name) }),
    ...(option && { detail: shorten(option.type), info: () => explain(option) }),
    // Deprecated options come last.
    ...(option?.deprecated && { boost: -50 }),
  };
}

function shorten(type: string): string {
  return type.length > 32 ? `${type.slice(0, 31)}…` : type;
}
