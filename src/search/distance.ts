/**
 * How many typing mistakes lie between two words: a letter wrong, missing, too many, or two exchanged.
 *
 * @param isPrefix the word may go on after what was typed.
 * @returns the number, or `most + 1` for everything above `most`.
 */
export function typos(typed: string, word: string, most: number, isPrefix = false): number {
  const [width, height] = [word.length, typed.length];
  if (height - width > most || (!isPrefix && width - height > most)) return most + 1;
  const columns = isPrefix ? Math.min(width, height + most) : width;
  let older: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= height; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      let cost = Math.min(at(above, column - 1) + (isSame ? 0 : 1), at(above, column) + 1, at(current, column - 1) + 1);
      const isExchanged =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isExchanged) cost = Math.min(cost, at(older, column - 2) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    older = above;
    above = current;
  }
  const cost = isPrefix ? Math.min(...above) : at(above, columns);
  return Math.min(cost, most + 1);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
