import { STOP_WORDS } from "./stop-words";
import { createWords, type Word } from "./tokenize";
import type { SearchRecord } from "./types";

/** The texts of a section that are searched. */
type Texts = Pick<SearchRecord, "content" | "output" | "code">;
type Field = keyof Texts;

/** The words of a section. It depends on nothing else than its texts, and can be kept as JSON. */
export interface WordCounts {
  /** In words; sample code has many that say little. */
  length: number;
  /** Each word's key among all words. */
  keys: string[];
  /** The form in which it is stored, where that is another one than its key: letter case tells its pieces. */
  written: (string | null)[];
  /** How often it is in the text and in what is printed, and how often in code. */
  inText: number[];
  inCode: number[];
}

/** The longest word that anybody types; longer ones are data. */
const LONGEST_WORD = 40;

/** Counts the words of sections, one after the other. */
export function* countWords(sections: Iterable<Texts>): Generator<WordCounts> {
  const formsOf = createForms();
  for (const section of sections) yield countSection(section, formsOf);
}

function countSection(texts: Texts, formsOf: FormsOf): WordCounts {
  const counts: WordCounts = { length: 0, keys: [], written: [], inText: [], inCode: [] };
  const places = new Map<string, number>();
  for (const field of ["content", "output", "code"] as const) {
    const words = formsOf(texts[field], field);
    counts.length += words.length * (field === "code" ? 0.3 : 1);
    for (const { key, written } of words.flat()) {
      let place = places.get(key);
      if (place === undefined) {
        place = counts.keys.push(key) - 1;
        places.set(key, place);
        counts.written.push(written === key ? null : written);
        counts.inText.push(0);
        counts.inCode.push(0);
      }
      const own = field === "code" ? counts.inCode : counts.inText;
      own[place] = (own[place] ?? 0) + 1;
    }
  }
  return counts;
}

/** A word's key, and the form in which it is stored. */
interface Stored {
  key: string;
  written: string;
}

/** The stored forms of each word of a text. */
type FormsOf = (text: string, field: Field) => Stored[][];

/** Words come back all the time, so each is looked at once. */
function createForms(): FormsOf {
  const words = createWords();
  const ofField = (field: Field) => {
    const known = new Map<Word, Stored[]>();
    return (word: Word) => {
      const kept = known.get(word) ?? storedForms(word, field);
      known.set(word, kept);
      return kept;
    };
  };
  const forms = { content: ofField("content"), output: ofField("output"), code: ofField("code") };
  return (text, field) => words(text).map(forms[field]);
}

/** Whole words of sample code are nobody's memory, and addresses are data: of these, only the parts are stored. */
function storedForms({ written, whole, parts, isCompound }: Word, field: Field): Stored[] {
  if (isCompound && field === "content" && whole.length <= LONGEST_WORD && !/^\.|\/.*\/|^\[?\d/.test(whole)) {
    return [{ key: whole, written }];
  }
  return parts.flatMap(({ term, written: part, pieces }) => {
    const isData = term.length < 2 || term.length > LONGEST_WORD || /^\d+$|^[\da-f]{7,}$/.test(term);
    return isData || STOP_WORDS.has(term) ? [] : [{ key: term, written: pieces.length > 0 ? part : term }];
  });
}
