/**
 * Counts typing mistakes between two words. An instance reuses the rows of its table between calls, because a query
 * compares thousands of words.
 */
export class Typos {
  private rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(80), new Uint8Array(80), new Uint8Array(80)];

  /**
   * Returns how many typing mistakes separate two words: a wrong, missing or additional letter, or two letters swapped.
   *
   * @param isPrefix Whether the word may continue after the typed letters.
   * @returns The number of mistakes, or `most + 1` if there are more than `most`.
   */
  between(typed: string, word: string, most: number, isPrefix = false): number {
    const [height, width] = [typed.length, word.length];
    if (height > 60 || height - width > most || (!isPrefix && width - height > most)) return most + 1;
    const columns = Math.min(width, height + most);
    let [older, above, current] = this.rows;
    for (let column = 0; column <= columns; column++) above[column] = column;
    for (let row = 1; row <= height; row++) {
      const letter = typed.charCodeAt(row - 1);
      // Cells that are further than `most` from the diagonal always cost more than `most`, so they are skipped.
      const [first, last] = [Math.max(1, row - most), Math.min(columns, row + most)];
      current[first - 1] = first === 1 ? row : most + 1;
      let least = current[first - 1] ?? 0;
      for (let column = first; column <= last; column++) {
        const isSame = letter === word.charCodeAt(column - 1);
        const beyond = column === row + most ? most + 1 : (above[column] ?? 0) + 1;
        let cost = Math.min((above[column - 1] ?? 0) + (isSame ? 0 : 1), beyond, (current[column - 1] ?? 0) + 1);
        if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2)) {
          const isExchanged = typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
          if (isExchanged) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
        }
        current[column] = cost;
        if (cost < least) least = cost;
      }
      if (least > most) return most + 1;
      [older, above, current] = [above, current, older];
    }
    let cost = columns >= height - most && columns <= height + most ? (above[columns] ?? 0) : most + 1;
    if (isPrefix) {
      for (let column = Math.max(0, height - most); column <= columns; column++)
        cost = Math.min(cost, above[column] ?? 0);
    }
    return Math.min(cost, most + 1);
  }
}
