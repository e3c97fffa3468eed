/** A pattern of the catalogue that can be looked for. */
export interface CompiledPattern {
  /** Matches the message in cleaned output. It is global, so its state belongs to who uses it. */
  expression: RegExp;
  /** The number of characters that do not vary, without spaces. The more there are, the more a match says. */
  length: number;
}

/** A part of a message that varies, such as `<request>`. Signs such as `<` alone are themselves. */
export const PLACEHOLDER = /<[a-z][\w -]*>/gi;
const STARTS = /^(?:\s*<[a-z][\w -]*>)+/i;
/** What varies at the end of a message, and signs that only close it. */
const ENDS = /(?:<[a-z][\w -]*>|[:;,.)!\s])+$/i;
/** Signs behind a word, without which a message says the same. */
const STOPS = /[:;,.!](?= )/g;
/** Where something is, at the end of a message. People often leave it out. */
const PLACE = / (?:in|from) ['"`(]*<[a-z][\w -]*>['"`)]*[.:]?$/i;
/** What a message ends with in quotation marks, which people who type it leave out. */
const QUOTED = / (['"`])<[a-z][\w -]*>\1[.:]?$/i;
/** How many letters a message without its place needs, unless what it ends with is quoted, and one without its quoted end. */
const ENOUGH = 22;
/** How many characters a varying part may have: between delimiters, and without any, where a mistake costs more. */
const LONGEST = { delimited: 400, free: 160 };
/** The closing delimiters of a varying part, as classes of characters that it cannot contain. */
const DELIMITERS: Record<string, string> = { "'": "'\"`", '"': "'\"`", "`": "'\"`", ")": ")", "]": "\\]", "}": "}" };

const QUOTE = /['"`]/;
const SPECIAL = /[.*+?^${}()|[\]\\/]/;
/** What stands for a varying part while a pattern is compiled. */
const VARYING = "\ufffc";
/** Varying parts, spaces, signs around words, which a message may lack, and any other character. */
const PARTS = /\ufffc| |(['"`()]+)|./gu;

/**
 * Turns a message with placeholders into an expression for cleaned output.
 *
 * @throws {Error} If nothing of the message is fixed.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const text = simplified(pattern).replace(PLACEHOLDER, VARYING);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Error(`The pattern "${pattern}" has no fixed part.`);
  const source = text.replace(PARTS, (part, signs: string | undefined, index: number) => {
    const [before, after] = [text[index - 1] ?? "", text.slice(index + part.length)];
    if (part === VARYING) return varyingBetween(before, after);
    if (signs) return expressionOfSigns(signs, before, after[0] ?? "");
    return part === " " ? "[:;,.!]?\\s" : part.replace(SPECIAL, "\\$&");
  });
  return { expression: new RegExp(source, "gi"), length: text.replace(/[\s\ufffc]/g, "").length };
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
 * Takes away what is not looked for in a message, because it may be missing or be cut off: the place that it ends with, a quoted
 * end, what varies at its ends, with the space and the closing signs beside it, and signs behind words.
 */
export function simplified(pattern: string): string {
  const text = pattern.replace(/\s+/g, " ");
  const rest = text.replace(PLACE, "");
  const placeless = QUOTE.test(rest.at(-1) ?? "") || saysEnough(rest) ? rest : text;
  const short = placeless.replace(QUOTED, "");
  return (saysEnough(short) ? short : placeless).replace(STARTS, "").replace(ENDS, "").replace(STOPS, "").trim();
}

const saysEnough = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length >= ENOUGH;

/** Returns the expression of a varying part from the sign before it and the text behind it. */
function varyingBetween(before: string, after: string): string {
  const next = after.split(VARYING, 1)[0] ?? "";
  if (next.trim() === "") return "\\S+";
  const delimiter = DELIMITERS[next[0] ?? ""];
  // In "'<file>.png'", the part must not reach into another pair of quotation marks.
  if (!delimiter && QUOTE.test(before) && QUOTE.test(next)) return `[^'"\`]{1,${LONGEST.free}}?`;
  return delimiter ? `[^${delimiter}]{0,${LONGEST.delimited}}?` : `.{1,${LONGEST.free}}?`;
}

/**
 * Returns the expression of signs from the characters beside them. Those beside a space may be missing, because Markdown takes
 * some away and people who type a message leave out others, and so may apostrophes. Signs within a name are part of it, and those
 * at the ends of a message are what it is about.
 */
function expressionOfSigns(signs: string, before: string, after: string): string {
  const isApostrophe = signs === "'" && [before, after].every((letter) => /\p{L}/u.test(letter));
  const mayLack = before !== "" && after !== "" && (before === " " || after === " " || isApostrophe);
  return [...signs]
    .map((sign) => (QUOTE.test(sign) ? "['\"`]" : sign.replace(SPECIAL, "\\$&")))
    .map((expression) => (mayLack ? `${expression}?` : expression))
    .join("");
}
