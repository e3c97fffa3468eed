/** The catalogue of errors as `errors.json` publishes it. */
export interface Catalogue {
  /** The address of the section; the ids of the entries are relative to it. */
  url: string;
  errors: CatalogueEntry[];
}

/** What is needed to find a message in an output. Entries are known by their ids, or by their places in a list. */
export interface Findable {
  id: string | number;
  /**
   * The forms of the message, the one that is the title of the entry first. `<name>` stands for a part that varies; white
   * space stands for any white space, and each quotation mark for all others. Signs beside a space may be missing, and so may
   * `in '<file>'` or `'<name>'` at the end.
   */
  patterns: string[];
  /** The ids of entries that cause this one where both appear in one output. */
  follows?: (string | number)[];
  /** Whether it only passes on the message that stands right behind it, which so is its cause. */
  passesOn?: boolean;
}

/** A message that the catalogue explains. */
export interface CatalogueEntry extends Findable {
  /** The page and the fragment: `resolve/#cannot-resolve`. */
  id: string;
  /** One sentence that says what the message means. */
  meaning: string;
  follows?: string[];
}

/** An entry that is known by its place in the catalogue. */
export interface PlacedEntry extends Findable {
  id: number;
  follows?: number[];
}

/** What readers see of an entry in a list. */
export interface ListedEntry extends Pick<CatalogueEntry, "id" | "meaning"> {
  /** The first form of the message. */
  title: string;
}
