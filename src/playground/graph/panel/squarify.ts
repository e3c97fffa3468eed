/** A rectangle in percent of the drawing. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a square of 100 by 100 into areas in proportion to sizes, which come in descending order, each as close to a
 * square as possible. Source: Bruls, Huizing, van Wijk, "Squarified Treemaps", 2000.
 */
export function squarify(sizes: readonly number[]): Area[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const areas = sizes.map((size) => (total > 0 ? (size / total) * 10_000 : 0));
  const placed: Area[] = [];
  const free: Area = { x: 0, y: 0, width: 100, height: 100 };
  let row: number[] = [];
  for (const area of areas) {
    const side = Math.min(free.width, free.height);
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) {
      placed.push(...layRow(row, free));
      row = [];
    }
    row.push(area);
  }
  return [...placed, ...layRow(row, free)];
}

/** Returns the largest ratio between the sides of the areas in a row along a side. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  const [largest, smallest] = [Math.max(...row), Math.min(...row)];
  return Math.max((side ** 2 * largest) / sum ** 2, sum ** 2 / (side ** 2 * smallest));
}

/** Places a row along the shorter side of the free space, and reduces that space. */
function layRow(row: readonly number[], free: Area): Area[] {
  const sum = row.reduce((total, area) => total + area, 0);
  const isUpright = free.width >= free.height;
  const depth = sum / Math.max(isUpright ? free.height : free.width, Number.EPSILON);
  let start = isUpright ? free.y : free.x;
  const areas = row.map((area) => {
    const length = depth > 0 ? area / depth : 0;
    const placed = isUpright
      ? { x: free.x, y: start, width: depth, height: length }
      : { x: start, y: free.y, width: length, height: depth };
    start += length;
    return placed;
  });
  if (isUpright) Object.assign(free, { x: free.x + depth, width: free.width - depth });
  else Object.assign(free, { y: free.y + depth, height: free.height - depth });
  return areas;
}
