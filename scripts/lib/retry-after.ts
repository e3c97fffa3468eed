/** The delay in seconds for a rate limit without `Retry-After`, because most limits are per minute. */
const PAUSE = 60;

/** Converts a `Retry-After` header, which is a number of seconds or a date, into seconds. */
export function secondsUntil(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? PAUSE : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
