/** The catalogue of errors as `errors.json` publishes it. */
export interface Catalogue {
  /** The address of the section; the ids of the entries are relative to it. */
  url: string;
  errors: CatalogueEntry[];
}

/** A message that the catalogue explains. */
export interface CatalogueEntry {
  /** The page and the fragment: `resolve/#cannot-resolve`. */
  id: string;
  /** One sentence that says what the message means. */
  meaning: string;
  /**
   * The forms of the message, the one that is the title of the entry first. `<name>` stands for a part that varies; white
   * space stands for any white space, and each quotation mark for all others.
   */
  patterns: string[];
  /** The ids of entries that cause this one where both appear in one output. */
  follows?: string[];
}
