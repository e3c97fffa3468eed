import { escapeRegExp } from "./escape-reg-exp";

/** The words of an output that a sign matches. */
export interface FoundSign {
  words: string;
  /** The number of characters of the sign that do not vary. The more there are, the more it tells. */
  length: number;
}

/** The separator between parts of a sign that must all be in an output. */
const AND = " … ";
/** A part that varies, a space before a version, or any other character. */
const PARTS = /<([a-z][\w -]*)>|( )(?=\d|<version>)|./gis;
/** The expressions for parts that vary, by their names. */
const VARYING: Record<string, string> = {
  package: "(?:@[\\w.-]+/)?[a-z\\d][\\w.-]*",
  number: "\\d+",
  version: "v?\\d+(?:\\.\\d+)*(?:-[\\w.]+)?",
  extension: "[a-z]\\w{0,7}",
};
/** A word, for all other names. */
const WORD = "[^\\s'\"`]{1,300}";
/** The characters between a name and its version: `webpack 4`, `webpack@4`, `"webpack": "^4"`. */
const BEFORE_VERSION = "(?: v?|@[\\^~]?v?|['\"]?: ?['\"]?[\\^~]?v?)";

/**
 * Finds a sign of a cause, a framework or a program in an output. The folder's README documents the syntax of signs.
 *
 * @param text An output that `cleanOutput` has returned.
 */
export function findSign(sign: string, text: string): FoundSign | undefined {
  const parts = sign.split(AND);
  const found = parts.map((part) => expressionOf(part).exec(text)?.[0]);
  if (found.includes(undefined)) return undefined;
  return { words: found.join(AND), length: sign.replace(/<[a-z][\w -]*>|[\s…]/gi, "").length };
}

/** Returns the shortest form of a sign that is found in the same outputs. */
export function shortSign(sign: string): string {
  return sign
    .toLowerCase()
    .replace(/["`]/g, "'")
    .replace(/<([a-z][\w -]*)>/g, (part, name: string) => (name in VARYING ? part : "<x>"));
}

function expressionOf(part: string): RegExp {
  const source = part.replace(PARTS, (character, name: string | undefined, space: string | undefined) => {
    if (name !== undefined) return VARYING[name.toLowerCase()] ?? WORD;
    if (space !== undefined) return BEFORE_VERSION;
    if (character === "/") return "[\\\\/]"; // paths on Windows
    return /['"`]/.test(character) ? "['\"`]" : escapeRegExp(character);
  });
  // An underscore at the start is in the middle of a generated name, as in `price__WEBPACK_IMPORTED_MODULE_0___default`.
  return new RegExp(`${/^[a-z\d]/i.test(part) ? "\\b" : ""}${source}${/\w$/.test(part) ? "\\b" : ""}`, "i");
}
