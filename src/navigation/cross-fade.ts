import { flushSync } from "react-dom";
import type { View } from "../types";
import { withBase, withoutBase } from "../utilities/urls";
import { clickedTarget } from "./internal-target";
import type { Loader } from "./loader";
import type { GoTo } from "./useGoTo";

/**
 * Pages with more headings are shown without a transition, because the browser's snapshots of both pages would take a
 * third of the time between click and page.
 */
const MOST_HEADINGS = 50;
/** On a device with fewer CPU cores, the browser's snapshots for a transition take longer than the page itself. */
const FEWEST_CORES = 4;

/**
 * Starts a cross-fade for clicks on links, if the device is fast enough and the reader doesn't prefer reduced motion.
 * It only fades to pages that have loaded already, because nothing is rendered while a transition waits, and that are
 * not long. Back and forward navigation is not a click and stays immediate.
 *
 * @param signal Stops the transitions.
 */
export function startCrossFades(
  { peek }: Pick<Loader, "peek">,
  basePath: string,
  goTo: GoTo,
  signal: AbortSignal,
): void {
  if (signal.aborted || !("startViewTransition" in document) || navigator.hardwareConcurrency < FEWEST_CORES) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  function onClick(event: MouseEvent): void {
    const target = clickedTarget(event, basePath);
    const path = target?.split(/[?#]/)[0];
    if (target === undefined || path === undefined || still.matches) return;
    const view = peek(path)?.view;
    if (!view || isLong(view) || path === withoutBase(basePath, location.pathname)) return;
    event.preventDefault();
    // An earlier click may already have led to this address.
    const isThere = () => location.href === location.origin + withBase(basePath, target);
    fade(() => flushSync(() => goTo(target, { replace: isThere() })));
  }
  // Clicks reach `body` after any element that handles them, and before the document, whose listener navigates without
  // a transition.
  document.body.addEventListener("click", onClick, { signal });
}

function isLong(view: View): boolean {
  return view.kind === "page" && view.page.anchors.length > MOST_HEADINGS;
}

/** Applies an update in a view transition. Clicks during the transition still work. */
function fade(update: () => void): void {
  const transition = document.startViewTransition(update);
  // While the transition waits for the update, browsers report every click with the root element as its target.
  const onLostClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent("click", event));
  };
  addEventListener("click", onLostClick);
  const end = () => removeEventListener("click", onLostClick);
  transition.finished.then(end, end);
  transition.ready.catch(() => {}); // The transition was skipped.
}
