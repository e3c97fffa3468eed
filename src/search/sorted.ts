/** Lookups in lists that are sorted by UTF-16 code units. */

/** Returns the first position whose term is not less than `term`. */
export function lowerBound(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the position of a term, or -1. */
export function indexOf(terms: readonly string[], term: string): number {
  const at = lowerBound(terms, term);
  return terms[at] === term ? at : -1;
}
