import type { Default, Option } from "../../../utilities/option-files";

/**
 * Returns an element that describes an option: its type, default, the version that introduced it, and the first
 * sentence about it.
 */
export function explain(option: Option): HTMLElement {
  const element = document.createElement("div");
  const add = (className: string, text: string) => {
    const line = document.createElement("p");
    line.className = className;
    // Text between backticks is code.
    const parts = text.split("`").map((part, index) => (index % 2 === 0 ? part : codeOf(part)));
    line.append(...parts);
    element.append(line);
  };
  add("cm-optionType", option.type);
  add("cm-optionFacts", facts(option).join(" · "));
  if (option.description) add("cm-optionText", firstSentence(option.description));
  return element;
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement("code");
  code.textContent = text;
  return code;
}

/** Returns the facts about an option that fit into a line. */
export function facts({ default: value, since, deprecated }: Option): string[] {
  return [
    `Default: ${defaultText(value)}`,
    ...(since ? [`Since ${since}`] : []),
    ...(deprecated ? ["Deprecated"] : []),
  ];
}

function defaultText({ modes, whenOn }: Default): string {
  const { development, production } = modes;
  if (development !== production)
    return `${development ?? "unset"} in development, ${production ?? "unset"} in production`;
  return production ?? whenOn ?? "unset";
}

/** Returns a text up to the first period that ends a sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?…](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}
