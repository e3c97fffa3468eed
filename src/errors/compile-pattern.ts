/** A pattern of the catalogue that can be looked for. */
export interface CompiledPattern {
  /** Matches the message in cleaned output. It is global, so its state belongs to who uses it. */
  expression: RegExp;
  /** The number of letters that do not vary. The more there are, the more a match says. */
  length: number;
}

/** A part of a message that varies, such as `<request>`. Signs such as `<` alone are themselves. */
const PLACEHOLDER = /<[a-z][\w -]*>/gi;
/** How many characters a varying part may have: between delimiters, and without any, where a mistake costs more. */
const LONGEST = { delimited: 400, free: 160 };
/** The closing delimiters of a varying part, as classes of characters that it cannot contain. */
const DELIMITERS: Record<string, string> = { "'": "'\"`", '"': "'\"`", "`": "'\"`", ")": ")", "]": "\\]", "}": "}" };

/**
 * Turns a message with placeholders into an expression for cleaned output.
 *
 * @throws {Error} If nothing of the message is fixed.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const fixed = fixedParts(pattern);
  const length = fixed.join("").replace(/[^\p{L}\p{N}]/gu, "").length;
  if (length === 0) throw new Error(`The pattern "${pattern}" has no fixed part.`);
  const source = fixed.map((text, index) => (index === 0 ? "" : varyingBefore(text)) + expressionOf(text)).join("");
  return { expression: new RegExp(source, "gi"), length };
}

/** Returns the longest word of a message that does not vary, in small letters. A text without it does not contain the message. */
export function longestFixedWord(pattern: string): string {
  const words =
    pattern
      .replace(PLACEHOLDER, " ")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Returns the texts between the placeholders. Placeholders at the ends are left out, because they only make matches longer. */
function fixedParts(pattern: string): string[] {
  const parts = pattern.replace(/\s+/g, " ").trim().split(PLACEHOLDER);
  return parts.filter((part, index) => part !== "" || (index > 0 && index < parts.length - 1));
}

/** Returns the expression of a varying part from the fixed text behind it. */
function varyingBefore(next: string): string {
  if (next.trim() === "") return "\\S+";
  const delimiter = DELIMITERS[next[0] ?? ""];
  return delimiter ? `[^${delimiter}]{0,${LONGEST.delimited}}` : `.{1,${LONGEST.free}}?`;
}

function expressionOf(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/['"`]/g, "['\"`]")
    .replace(/ /g, "\\s");
}
