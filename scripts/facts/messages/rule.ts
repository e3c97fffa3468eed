/**
 * How messages that no pattern of the error catalog matches are covered: an entry explains them anyway, or readers
 * don't need one.
 */
export interface Rule {
  /** Matches the place: the package, the file and the class, as in `webpack/lib/Compiler.js Error`. */
  place: RegExp;
  /** Matches the template; without it, the rule applies to all messages of the place. */
  words?: RegExp;
  /** The entry that explains them. */
  entry?: string;
  /** A sentence that says why readers don't need an entry. */
  reason?: string;
}
