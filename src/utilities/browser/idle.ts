/** Milliseconds to wait where the browser cannot say whether it is idle. */
const GUESS = 500;
/** Milliseconds after which a busy browser is asked all the same. */
const PATIENCE = 3000;

/**
 * Calls back once the document has loaded and nothing else is to do, or three seconds later; not at all when the signal
 * came first.
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
