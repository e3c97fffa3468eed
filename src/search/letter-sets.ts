/**
 * The letters of a word as a bit set. Comparing two sets gives a lower limit for the number of mistakes between two
 * words.
 */

/** Sets one bit for each letter from a to z; all other characters share the remaining six bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

const known = new WeakMap<readonly string[], Int32Array>();

/** Returns the letters of every word of a list. The result is cached by list. */
export function lettersOfAll(words: readonly string[]): Int32Array {
  const before = known.get(words);
  if (before) return before;
  const letters = Int32Array.from(words, lettersOf);
  known.set(words, letters);
  return letters;
}

/** Returns how many of the 32 bits are set. */
export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
