/** Text to terms. The build and the browser run the same code, so a query is cut the way the text was. */

/** A word as somebody wrote it, with the terms that it is found by. */
export interface Word {
  /** As it stands there, without the punctuation around it: `output.publicPath`. */
  written: string;
  /** Lower case, whole: `output.publicpath`, `--watch`, `[contenthash]`. */
  whole: string;
  /** Between punctuation: `output`, `publicPath`. One part and no punctuation: a plain word. */
  parts: Part[];
  isCompound: boolean;
}

export interface Part {
  written: string;
  term: string;
  /** Of camelCase and snake_case: `public`, `path`. */
  pieces: string[];
}

/** Characters that hold a word of code together; a question mark only where a query begins: `?raw`. */
const WORD = /(?<![\p{L}\p{N}/])\?[a-z]\w*|[\p{L}\p{M}\p{N}_$@.\-/[\]:*#~]+/gu;
export const PART = /[\p{L}\p{M}\p{N}_$]+/gu;
const PIECE = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** The same for texts without other characters than ASCII's, as nearly all are: many times as fast. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /(?<![A-Za-z0-9/])\?[a-z]\w*|[A-Za-z0-9_$@.\-/[\]:*#~]+/g;
const ASCII_PART = /[A-Za-z0-9_$]+/g;
const ASCII_PIECE = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[A-Z]/g;
const PLAIN = /^[A-Za-z][a-z]*$/;

/** Cuts a text at white space and punctuation, but leaves paths, flags and placeholders whole. */
export function words(text: string): Word[] {
  if (PLAIN.test(text)) return [plainWord(text)];
  const plain = withoutApostrophes(text);
  return [...plain.matchAll(ASCII.test(plain) ? ASCII_WORD : WORD)].flatMap(([found]) => toWord(found));
}

/** Makes a function that cuts as {@link words} does, for many texts: what it has seen, it gives again as the same word. */
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
  // The letter before comes second: looking behind at every place would take longer than all the rest.
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

/** What nearly all words are; all that is done to others would leave them as they are. */
function plainWord(written: string): Word {
  return {
    written,
    whole: written.toLowerCase(),
    parts: [{ written, term: fold(written), pieces: [] }],
    isCompound: false,
  };
}

/** `publicPath` → `public`, `path`; nothing for a word that has only one. */
export function pieces(part: string): string[] {
  if (PLAIN.test(part)) return [];
  const found = [...part.matchAll(ASCII.test(part) ? ASCII_PIECE : PIECE)]
    .map(([piece]) => fold(piece))
    .filter((piece) => piece.length > 1);
  return found.length > 1 ? found : [];
}

/** Lower case, and one form for one thing and many: `loaders` is found by `loader`. More stemming would hurt typos. */
export function fold(part: string): string {
  const term = part.toLowerCase();
  if (!/^[a-z]{4,}$/.test(term)) return term;
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh)es$/.test(term) && term.length > 5 && !/(?:ases|ches)$/.test(term)) return term.slice(0, -2);
  return /[^suia]s$/.test(term) ? term.slice(0, -1) : term;
}

/** A term of a word, and how much of the word it is. */
export interface WeightedTerm {
  term: string;
  weight: number;
}

/** All terms that a word is found by. */
export function termsOf({ whole, parts, isCompound }: Word): WeightedTerm[] {
  const terms: WeightedTerm[] = [];
  const last = parts.length - 1;
  if (isCompound) terms.push({ term: whole, weight: 1 });
  // The end of a path is what people remember: `splitChunks.cacheGroups`.
  const tail = /[^.]+\.[^.]+$/.exec(whole)?.[0];
  if (parts.length > 2 && tail && tail !== whole) terms.push({ term: tail, weight: 1 });
  for (const [index, { term, pieces }] of parts.entries()) {
    const weight = !isCompound ? 1 : index === last ? 0.9 : 0.6;
    terms.push({ term, weight });
    for (const piece of pieces) terms.push({ term: piece, weight: weight * 0.5 });
  }
  return terms;
}
