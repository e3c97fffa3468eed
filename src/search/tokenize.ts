/**
 * Splits text into terms. The build and the browser run this same code, so that a query is split exactly like the
 * texts.
 */

/** A word of a text, with the terms under which it is found. */
export interface Word {
  /** The word as written, without surrounding punctuation: `output.publicPath`. */
  written: string;
  /** The whole word in lower case: `output.publicpath`, `--watch`, `[contenthash]`. */
  whole: string;
  /** The parts between punctuation: `output`, `publicPath`. A plain word has one part. */
  parts: Part[];
  isCompound: boolean;
}

/** A part of a word between punctuation. */
export interface Part {
  written: string;
  term: string;
  /** The pieces of a part in camelCase or snake_case: `public`, `path`. */
  pieces: string[];
}

/** Characters that belong to a word of code. A question mark belongs to it only at its start: `?raw`. */
const WORD = /(?<![\p{L}\p{N}/])\?[a-z]\w*|[\p{L}\p{M}\p{N}_$@.\-/[\]:*#~]+/gu;
/** Matches the parts of words between punctuation. */
export const PART = /[\p{L}\p{M}\p{N}_$]+/gu;
const PIECE = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** The same expressions for pure ASCII, which nearly all texts are. They are many times faster. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /(?<![A-Za-z0-9/])\?[a-z]\w*|[A-Za-z0-9_$@.\-/[\]:*#~]+/g;
const ASCII_PART = /[A-Za-z0-9_$]+/g;
const ASCII_PIECE = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[A-Z]/g;
const PLAIN = /^[A-Za-z][a-z]*$/;

/** Splits a text at white space and punctuation, but keeps paths, flags and placeholders whole. */
export function words(text: string): Word[] {
  if (PLAIN.test(text)) return [plainWord(text)];
  const plain = withoutApostrophes(text);
  return [...plain.matchAll(ASCII.test(plain) ? ASCII_WORD : WORD)].flatMap(([found]) => toWord(found));
}

/**
 * Creates a function that splits like {@link words}, and caches its results: the same token always gives the same
 * object.
 */
export function createWords(): typeof words {
  const known = new Map<string, Word[]>();
  return (text) => {
    const plain = withoutApostrophes(text);
    const found: Word[] = [];
    for (const token of plain.match(ASCII.test(plain) ? ASCII_WORD : WORD) ?? []) {
      const kept = known.get(token) ?? toWord(token);
      known.set(token, kept);
      found.push(...kept);
    }
    return found;
  };
}

function withoutApostrophes(text: string): string {
  // The lookbehind comes after the apostrophe, because checking it at every position would take longer than everything
  // else.
  return text.normalize("NFKC").replace(/['’](?<=\p{L}.)(?=\p{L})/gu, "");
}

function toWord(found: string): Word[] {
  if (PLAIN.test(found)) return [plainWord(found)];
  const parts = [...found.matchAll(ASCII.test(found) ? ASCII_PART : PART)].map(([part]) => ({
    written: part,
    term: fold(part),
    pieces: pieces(part),
  }));
  if (parts.length === 0) return [];
  const written = found.replace(/^[.:/*~#]+|[.:/*~#-]+$/g, "");
  const isCompound = /[^\p{L}\p{M}\p{N}_$]/u.test(written);
  return [{ written, whole: written.toLowerCase(), parts, isCompound }];
}

/** Handles plain words, which are nearly all words. The slower steps wouldn't change them. */
function plainWord(written: string): Word {
  return {
    written,
    whole: written.toLowerCase(),
    parts: [{ written, term: fold(written), pieces: [] }],
    isCompound: false,
  };
}

/** Returns the pieces of a part: `publicPath` → `public`, `path`. A part with a single piece gives an empty list. */
export function pieces(part: string): string[] {
  if (PLAIN.test(part)) return [];
  const found = [...part.matchAll(ASCII.test(part) ? ASCII_PIECE : PIECE)]
    .map(([piece]) => fold(piece))
    .filter((piece) => piece.length > 1);
  return found.length > 1 ? found : [];
}

/**
 * Normalizes a part to lower case and the singular, so that `loader` finds `loaders`. More stemming would make spelling
 * correction worse.
 */
export function fold(part: string): string {
  const term = part.toLowerCase();
  if (!/^[a-z]{4,}$/.test(term)) return term;
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/.test(term) && term.length > 5 && !/(?:ases|ches)$/.test(term)) return term.slice(0, -2);
  return /[^suia]s$/.test(term) ? term.slice(0, -1) : term;
}

/** A search term of a word, and how much of the word it represents. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/** Returns all terms under which a word is found. */
export function termsOf({ whole, parts, isCompound }: Word): WeightedTerm[] {
  const terms: WeightedTerm[] = [];
  const last = parts.length - 1;
  if (isCompound) terms.push({ term: whole, weight: 1 });
  // Readers remember the end of a path: `splitChunks.cacheGroups`.
  const tail = /[^.]+\.[^.]+$/.exec(whole)?.[0];
  if (parts.length > 2 && tail && tail !== whole) terms.push({ term: tail, weight: 1 });
  for (const [index, { term, pieces }] of parts.entries()) {
    const weight = !isCompound ? 1 : index === last ? 0.9 : 0.6;
    terms.push({ term, weight });
    for (const piece of pieces) terms.push({ term: piece, weight: weight * 0.5 });
  }
  return terms;
}
