import { BEAT, INTERVAL } from "../frames/beat";

/** The number of missing messages after which the frame counts as lost. A busy machine can delay some. */
const MOST_MISSING = 8;

/**
 * Calls a function once when a frame stops sending its regular messages. A browser can end the process of a frame whose
 * code fills the memory, and it doesn't report that. Missing messages are counted with a timer of this page, which also
 * pauses while the browser is busy.
 *
 * @returns A function that ends the watch.
 */
export function watchPulse(frame: HTMLIFrameElement, onLost: () => void): () => void {
  let missing = 0;
  const listen = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data === BEAT) missing = 0;
  };
  const timer = setInterval(() => {
    missing = document.hidden ? 0 : missing + 1; // Browsers throttle the timers of a hidden page.
    if (missing <= MOST_MISSING) return;
    stop();
    onLost();
  }, INTERVAL);
  function stop(): void {
    clearInterval(timer);
    removeEventListener("message", listen);
  }
  addEventListener("message", listen);
  return stop;
}
