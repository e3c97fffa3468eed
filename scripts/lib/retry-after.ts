/** Seconds to wait when a server sets a limit and does not say for how long: most limits are per minute. */
const PAUSE = 60;

/** The seconds of a `Retry-After` header, which is a number of them, or a date. */
export function secondsUntil(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? PAUSE : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
