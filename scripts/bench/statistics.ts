/** The value below which a share of all lies; 0 when there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle value; 0 when there is none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
