/** Formats a time in milliseconds since 1970 as a date in UTC: `2026-11-20T09:30:00Z`. */
export function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
