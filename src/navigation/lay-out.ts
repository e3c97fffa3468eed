import { whenIdle } from "../utilities/browser/idle";
import { isWholeText } from "./text-shown";

/** What is laid out only near the window at first: `styles/prose.css` says so. */
const BLOCKS = ".static-html > *, .options-group > ul > li";
/** As many as a phone lays out without keeping its reader waiting. */
const AT_ONCE = 10;
/** What shows that somebody reads, before places in the text matter. */
const SIGNS = ["scroll", "pointerover", "keydown"];

/**
 * Lays out the rest of a text once its reader does anything, a few blocks whenever nothing else is to do: from then on
 * the page has its height, and places in it that are kept (by us, or by the browser for a reload) are true. The largest
 * page takes ten times as long for it as for its first screen, so not while it loads.
 *
 * @param signal ends it.
 */
export function layOut(signal: AbortSignal): void {
  if (signal.aborted || isWholeText()) return;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const next = () => {
    for (const block of blocks.splice(0, AT_ONCE)) block.style.contentVisibility = "visible";
    if (blocks.length > 0) whenIdle(next, signal);
  };
  const first = new AbortController();
  const start = () => {
    first.abort();
    next();
  };
  signal.addEventListener("abort", () => first.abort());
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal: first.signal });
}
