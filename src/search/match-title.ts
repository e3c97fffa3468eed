import { STOP_WORDS } from "./stop-words";
import { stemOf } from "./synonyms";
import { fold } from "./tokenize";
import { weights } from "./weights";

/** A text to compare with titles, and how well it represents what was typed. */
export interface Reading {
  typed: string;
  /** The text as `bare` returns it. */
  wanted: string;
  /** The weight from 0 to 1, or above 1 for a meaning that comes from synonyms. */
  share: number;
}

/** Returns how much of a title was typed, compared literally. */
export function literalMatch(title: string, typed: string): number {
  const [have, want] = [plain(title), plain(typed)];
  const last = have.split(".").at(-1) ?? "";
  if (!want) return 0;
  if (have === want || last === want) return weights.literal;
  if (want.length < 3) return 0;
  const begun = [have, last].filter((text) => text.startsWith(want)).map(({ length }) => want.length / length);
  return begun.length > 0 ? weights.begunLiteral * Math.max(...begun) : 0;
}

/** The forms of a title that are compared with what was typed: the whole title and the ends of its path. */
export interface BareTitle {
  whole: string;
  /** The title without the word for its type: `SplitChunks`, `raw`. */
  name: string;
  last: string;
  lastTwo: string;
  hasSpaces: boolean;
}

/** Returns the forms of a title that are compared with what was typed. */
export function bareTitle(title: string): BareTitle {
  const path = title.split(".");
  return {
    whole: bare(title),
    name: bare(title.replace(/plugin$|[- ]loader$/i, "")),
    last: bare(path.at(-1) ?? ""),
    lastTwo: bare(path.slice(-2).join("")),
    hasSpaces: /\s/.test(title),
  };
}

/** Returns the weight of a match: the whole title, the end of its path or its beginning. */
export function match({ whole, name, last, lastTwo, hasSpaces }: BareTitle, { wanted, typed }: Reading): number {
  if (wanted === "") return 0;
  const share = !hasSpaces && /\s/.test(typed) ? weights.spaced : 1;
  if (whole === wanted || name === wanted) return weights.same * share;
  if ((last === wanted && !typed.includes(".")) || lastTwo === wanted) return weights.end * share;
  if (wanted.length < 3) return 0;
  const begun = [whole, last].filter((text) => text.startsWith(wanted)).map(({ length }) => wanted.length / length);
  return begun.length > 0 ? weights.begun * Math.max(...begun) * share : 0;
}

/** Numbers, and the words that error messages begin with: they do not distinguish titles. */
const NUMBER_OR_ERROR = /^(?:\d+|uncaught|\w*error|warning)$/;

/** Returns the stems of the significant words, joined into one string, so that `Loading a font` equals `load fonts`. */
export function bare(text: string): string {
  const all = plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !NUMBER_OR_ERROR.test(word) && !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : all).map((word) => stemOf(fold(word))).join("");
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:the|an?) /, "")
    .replace(/s$/, "");
}
