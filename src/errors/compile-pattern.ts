/** A pattern of the catalogue that can be looked for. */
export interface CompiledPattern {
  /** Matches the message in cleaned output. It is global, so its state belongs to who uses it. */
  expression: RegExp;
  /** The number of letters that do not vary. The more there are, the more a match says. */
  length: number;
}

/** A part of a message that varies, such as `<request>`. Signs such as `<` alone are themselves. */
export const PLACEHOLDER = /<[a-z][\w -]*>/gi;
const STARTS = /^(?:\s*<[a-z][\w -]*>)+/i;
const ENDS = /(?:<[a-z][\w -]*>\s*)+$/i;
/** How many characters a varying part may have: between delimiters, and without any, where a mistake costs more. */
const LONGEST = { delimited: 400, free: 160 };
/** The closing delimiters of a varying part, as classes of characters that it cannot contain. */
const DELIMITERS: Record<string, string> = { "'": "'\"`", '"': "'\"`", "`": "'\"`", ")": ")", "]": "\\]", "}": "}" };

const QUOTE = /['"`]/;

/**
 * Turns a message with placeholders into an expression for cleaned output.
 *
 * @throws {Error} If nothing of the message is fixed.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const fixed = withoutEnds(pattern).split(PLACEHOLDER);
  const length = fixed.join("").replace(/[^\p{L}\p{N}]/gu, "").length;
  if (length === 0) throw new Error(`The pattern "${pattern}" has no fixed part.`);
  const source = fixed
    .map((text, index) => (index === 0 ? "" : varyingBetween(fixed[index - 1] ?? "", text)) + expressionOf(text))
    .join("");
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

/**
 * Takes away what varies at the ends of a message, together with the space beside it: it only makes matches longer, and may be
 * missing or be cut off.
 */
export function withoutEnds(pattern: string): string {
  return pattern.replace(/\s+/g, " ").replace(STARTS, "").replace(ENDS, "").trim();
}

/** Returns the expression of a varying part from the fixed texts around it. */
function varyingBetween(before: string, next: string): string {
  if (next.trim() === "") return "\\S+";
  const delimiter = DELIMITERS[next[0] ?? ""];
  // In "'<file>.png'", the part must not reach into another pair of quotation marks.
  if (!delimiter && QUOTE.test(before.slice(-1)) && QUOTE.test(next)) return `[^'"\`]{1,${LONGEST.free}}?`;
  return delimiter ? `[^${delimiter}]{0,${LONGEST.delimited}}` : `.{1,${LONGEST.free}}?`;
}

/**
 * Returns the expression of a fixed text. Code signs within it may be missing, because Markdown takes them away; those at its
 * ends delimit a varying part.
 */
function expressionOf(text: string): string {
  const last = text.length - 1;
  return [...text].map((sign, index) => signExpression(sign, index > 0 && index < last)).join("");
}

function signExpression(sign: string, isWithin: boolean): string {
  if (QUOTE.test(sign)) return sign === "`" && isWithin ? "['\"`]?" : "['\"`]";
  return sign === " " ? "\\s" : sign.replace(/[.*+?^${}()|[\]\\]/, "\\$&");
}
