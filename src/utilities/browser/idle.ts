/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const GUESS = 500;
/** The maximum delay in milliseconds if the browser stays busy. */
const PATIENCE = 3000;

/**
 * Calls back once the document has loaded and the browser is idle, or three seconds later. It does not call back after
 * the signal has been aborted.
 */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const call = () => {
    if (!signal?.aborted) callback();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: PATIENCE });
    else setTimeout(call, GUESS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
