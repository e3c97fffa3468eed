import type { TrustedPage } from "../../site/content/trusted-pages";
import { passagesOf, SENTENCE_END } from "./passages";

/** How the paragraphs of one or more pages are written, as counts that can be added up. */
interface Figures {
  /** A name in code counts as one word. */
  words: number;
  sentences: number;
  /** Sentences of seven words or fewer. */
  short: number;
  /** Contractions such as "doesn't", but no possessives. */
  contractions: number;
  /** "You", "your" and "yours", with contractions of them. */
  you: number;
  /** Relative clauses after a comma that begin with "which". */
  which: number;
}

const CONTRACTION =
  /\b(?:\w+n['’]t|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how)['’](?:s|re|ve|ll|d|m)|let['’]s)\b/gi;

/** The start of a list of messages or signs in the error catalog, which programs read. It isn't prose. */
const DATA = /^(?:Also|Also, unless another entry matches|Often caused by|Passes on|Sign):/;

/** Counts in the paragraphs of a page, including those in lists. Headings, tables, code and data are left out. */
export function figuresOf(page: TrustedPage): Figures {
  const texts = passagesOf(page).flatMap(({ kind, text }) => (kind === "paragraph" && !DATA.test(text) ? [text] : []));
  const lengths = texts.flatMap((text) => text.split(SENTENCE_END).map(wordsIn)).filter((words) => words > 0);
  const all = texts.join("\n");
  return {
    words: lengths.reduce((sum, length) => sum + length, 0),
    sentences: lengths.length,
    short: lengths.filter((length) => length <= 7).length,
    contractions: countOf(CONTRACTION, all),
    you: countOf(/\byou(?:r|rs)?\b/gi, all),
    which: countOf(/,\s+which\b/g, all),
  };
}

/** Returns the number of words in a text. */
export function wordsIn(text: string): number {
  return countOf(/\S*[\p{L}\p{N}]\S*/gu, text);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
