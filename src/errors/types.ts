/** The catalog of errors as `errors.json` publishes it. */
export interface Catalog {
  /** The address of the section; the ids of the entries are relative to it. */
  url: string;
  errors: CatalogEntry[];
}

/** The data that is needed to find a message in an output. An entry's id is a string, or its index in a list. */
export interface Findable {
  id: string | number;
  /**
   * The forms of the message; the title of the entry is the first one. `<name>` marks a part that varies, white space
   * matches any white space, and each quotation mark matches all others. Punctuation next to a space may be missing,
   * and so may `in '<file>'` or `'<name>'` at the end.
   */
  patterns: string[];
  /** Further forms that many unknown messages have, too. They count only if no other error is found in the output. */
  general?: string[];
  /** The ids of entries that cause this one if both appear in the same output. */
  follows?: (string | number)[];
  /** Whether the message only passes on the one right after it, which is then its cause. */
  passesOn?: boolean;
}

/** A cause of a message. */
export interface EntryCause {
  /** One sentence. */
  title: string;
  /** Text that only outputs with this cause contain, as `find-sign.ts` reads it. */
  signs?: readonly string[];
}

/** A message that the catalog explains. */
export interface CatalogEntry extends Findable {
  /** The page and the fragment: `resolve/#cannot-resolve`. */
  id: string;
  /** One sentence that says what the message means. */
  meaning: string;
  follows?: string[];
  /** What causes it, the most frequent cause first. */
  causes?: readonly EntryCause[];
}

/** An entry whose id is its index in the catalog, with all that browsers need to find it and its likely cause. */
export interface PlacedEntry extends Findable {
  id: number;
  follows?: number[];
  /** The signs of each of its causes, the most frequent cause first. Missing if no cause has any. */
  signs?: readonly (readonly string[])[];
}

/** The fields of an entry that readers see in a list. */
export interface ListedEntry extends Pick<CatalogEntry, "id" | "meaning"> {
  /** The first form of the message. */
  title: string;
}

/** An entry as HTML, without the sentence that says what the message means. */
export interface Explanation {
  /** Each cause with its fix, the most frequent one first. */
  causes: readonly string[];
  /** Samples and whatever else is known about the message. */
  rest: string;
}

/** A program other than webpack whose output people take for webpack's. */
export interface OtherTool {
  name: string;
  /** Texts that only its outputs contain. One is enough. `README.md` documents their syntax. */
  signs: readonly string[];
  /** One or two sentences about what the program says. */
  meaning: string;
  /** Where to find the message that matters, and what to do. */
  look: string;
  link: { title: string; to: string };
  /** Whether it only reports that another program has failed, whose message is above. */
  isTrailer?: boolean;
}
