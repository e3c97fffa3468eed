/** Returns the quantile of values for a share from 0 to 1; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the median; 0 without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
