import { whenIdle } from "../utilities/browser/idle";
import { isWholeText } from "./text-shown";

/** The blocks that `styles/prose.css` lays out only near the window at first. */
const BLOCKS = ".static-html > *, .options-group > ul > li";
/** A phone lays out this number of blocks without a noticeable delay. */
const AT_ONCE = 10;
/** The events that show that someone is reading. They all happen before the page needs its exact height. */
const SIGNS = ["scroll", "pointerover", "keydown"];

/**
 * Lays out the rest of a text after the reader's first interaction, a few blocks at a time while the browser is idle.
 * After that the page has its final height, so that stored scroll positions (ours, or the browser's for a reload) are
 * correct. This does not happen during loading, because on the largest page it takes ten times as long as the first
 * screen.
 *
 * @param signal Stops it.
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
