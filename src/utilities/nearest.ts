/**
 * Returns the name that someone most likely meant.
 *
 * @returns undefined if no name is close enough: up to a third of the letters may differ.
 */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const letters = typed.toLowerCase();
  let best: string | undefined;
  let least = Math.ceil(typed.length / 3) + 1;
  for (const name of names) {
    const distance = edits(letters, name.toLowerCase());
    if (distance >= least) continue;
    best = name;
    least = distance;
  }
  return best;
}

/** Counts the letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const ways = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same];
      row.push(Math.min(...ways, swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
