import { inTodaysWords } from "./clean-output";
import { escapeRegExp } from "./escape-reg-exp";

/** A pattern of the catalog, compiled for searching. */
export interface CompiledPattern {
  /** Matches the message in cleaned output. It is global, so it keeps state between calls: give each caller its own. */
  expression: RegExp;
  /** The number of characters that do not vary, without spaces. The more there are, the more specific a match is. */
  length: number;
}

/** A part of a message that varies, such as `<request>`. A lone `<` is literal. */
const PLACEHOLDER = /<[a-z][\w -]*>/gi;
const STARTS = /^(?:\s*<[a-z][\w -]*>)+/i;
/** The name of an error at the start of a message, which people and some tools leave out. */
const ERROR_NAME = /^(?:Uncaught )?\w*Error:? (?!\ufffc)/;
/** Varying parts at the end of a message, and characters that only close it. */
const ENDS = /(?:<[a-z][\w -]*>|[:;,.)!\s])+$/i;
/** Punctuation after a word, which doesn't change what a message says. */
const STOPS = /[:;,.!](?= )/g;
/** The place of the problem, at the end of a message. People often leave it out. */
const PLACE = /(?: (?:in|from) ['"`(]*<[a-z][\w -]*>['"`)]*|\b (?:in|from))[.:]?$/i;
/** A quoted end of a message, which people leave out when they type it. */
const QUOTED = / (['"`])<[a-z][\w -]*>\1[.:]?$/i;
/**
 * The minimum number of letters in a message without its place (unless it ends with a quotation), and in one without
 * its quoted end.
 */
const ENOUGH = 22;
/**
 * The maximum number of characters in a varying part: between delimiters, and without any, where a wrong match is more
 * likely.
 */
const LONGEST = { delimited: 400, free: 160 };
/** The closing delimiters of a varying part, as classes of characters that it cannot contain. */
const DELIMITERS: Record<string, string> = { "'": "'\"`", '"': "'\"`", "`": "'\"`", ")": ")", "]": "\\]", "}": "}" };

const QUOTE = /['"`]/;
/** The placeholder for a varying part while a pattern is compiled. */
const VARYING = "\ufffc";
/**
 * The parts of a message: varying parts, spaces, punctuation around words (which an output may lack), and any other
 * character.
 */
const PARTS = /\ufffc| |(['"`()]+)|./gu;

/**
 * Turns a message with placeholders into a regular expression for cleaned output.
 *
 * @throws {Error} If the message has no fixed part.
 */
export function compilePattern(pattern: string): CompiledPattern {
  const text = simplified(pattern).replace(PLACEHOLDER, VARYING);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Error(`The pattern "${pattern}" has no fixed part.`);
  const [name = ""] = ERROR_NAME.exec(text) ?? [];
  const rest = text.slice(name.length);
  const source = saysEnough(rest) ? `(?:${sourceOf(name)})?${sourceOf(rest)}` : sourceOf(text);
  return { expression: new RegExp(source, "gi"), length: text.replace(/[\s\ufffc]/g, "").length };
}

/** Returns the source of the expression for a simplified message or the start of one. */
function sourceOf(text: string): string {
  return text.replace(PARTS, (part, signs: string | undefined, index: number) => {
    const [before, after] = [text[index - 1] ?? "", text.slice(index + part.length)];
    if (part === VARYING) return varyingBetween(before, after);
    if (signs) return expressionOfSigns(signs, before, after[0] ?? "");
    return part === " " ? "[:;,.!]?\\s" : escapeRegExp(part);
  });
}

/**
 * Returns the longest word of a message that does not vary, in lowercase. Output without that word can't contain the
 * message.
 */
export function longestFixedWord(pattern: string): string {
  const words =
    inTodaysWords(pattern)
      .replace(ERROR_NAME, "")
      .replace(PLACEHOLDER, " ")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/**
 * Removes the parts of a message that an output may lack or cut off, so that they aren't searched for: the place that
 * it ends with, a quoted end, varying parts at either end with the adjacent space and closing characters, and
 * punctuation after words.
 */
export function simplified(pattern: string): string {
  const text = inTodaysWords(pattern).replace(/\s+/g, " ");
  const rest = text.replace(PLACE, "");
  const placeless = QUOTE.test(rest.at(-1) ?? "") || saysEnough(rest) ? rest : text;
  const short = placeless.replace(QUOTED, "");
  return (saysEnough(short) ? short : placeless).replace(STARTS, "").replace(ENDS, "").replace(STOPS, "").trim();
}

const saysEnough = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length >= ENOUGH;

/** Returns the expression for a varying part from the character before it and the text after it. */
function varyingBetween(before: string, after: string): string {
  const next = after.split(VARYING, 1)[0] ?? "";
  if (next.trim() === "") return "\\S+";
  const delimiter = DELIMITERS[next[0] ?? ""];
  // In "'<file>.png'", the part must not reach into another pair of quotation marks.
  if (!delimiter && QUOTE.test(before) && QUOTE.test(next)) return `[^'"\`]{1,${LONGEST.free}}?`;
  return delimiter ? `[^${delimiter}]{0,${LONGEST.delimited}}?` : `.{1,${LONGEST.free}}?`;
}

/**
 * Returns the expression for a run of punctuation from the characters around it. Punctuation next to a space is
 * optional, because Markdown removes some of it and people who type a message leave out the rest. Apostrophes are
 * optional too. Punctuation inside a name is part of the name, and at the ends of a message it is required.
 */
function expressionOfSigns(signs: string, before: string, after: string): string {
  const isApostrophe = signs === "'" && [before, after].every((letter) => /\p{L}/u.test(letter));
  const mayLack = before !== "" && after !== "" && (before === " " || after === " " || isApostrophe);
  return [...signs]
    .map((sign) => (QUOTE.test(sign) ? "['\"`]" : escapeRegExp(sign)))
    .map((expression) => (mayLack ? `${expression}?` : expression))
    .join("");
}
