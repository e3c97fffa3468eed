import { BEAT, INTERVAL } from "../frames/beat";

/** After so many beats that are missing, nobody is there. A busy machine may skip some. */
const MOST_MISSING = 8;

/**
 * Calls a function once when a frame is not heard any more: a browser may end the process of a frame whose code fills the memory,
 * and tells nobody. Beats are counted by those of this page, which stand still as well while the browser is busy.
 *
 * @returns Ends the watch.
 */
export function watchPulse(frame: HTMLIFrameElement, onLost: () => void): () => void {
  let missing = 0;
  const listen = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data === BEAT) missing = 0;
  };
  const timer = setInterval(() => {
    missing = document.hidden ? 0 : missing + 1; // browsers hardly call timers of a hidden page
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
