/**
 * What becomes of the messages that no pattern of the catalogue of errors matches: an entry explains them nevertheless, or
 * readers do not need one.
 */
export interface Rule {
  /** Matches the place, which is the package, the file and the class: `webpack/lib/Compiler.js Error`. */
  place: RegExp;
  /** Matches the template; without it, all messages of the place are meant. */
  words?: RegExp;
  /** The entry that explains them. */
  entry?: string;
  /** A sentence that says why readers need no entry. */
  reason?: string;
}
