import { flushSync } from "react-dom";
import type { View } from "../types";
import { withBase } from "../utilities/urls";
import { clickedTarget } from "./internal-target";
import type { Loader } from "./loader";
import type { GoTo } from "./useGoTo";

/** A page with more headings comes at once: pictures of both pages would take a third of the time of a click to it. */
const MOST_HEADINGS = 50;
/** On a device with fewer cores the browser takes longer for its pictures than for the page. */
const FEWEST_CORES = 4;

/**
 * Fades over to the page of a link that is clicked, where the device can do that at once and the reader does not mind motion.
 * Only to pages that are here already, because nothing is drawn while a transition waits, and that are not long. Back and
 * forward are no clicks on links: they stay immediate.
 *
 * @param signal ends it.
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
    if (!view || isLong(view) || path === location.pathname.slice(basePath.length - 1)) return;
    event.preventDefault();
    // When its turn comes, a click before may have led there already.
    const isThere = () => location.href === location.origin + withBase(basePath, target);
    fade(() => flushSync(() => goTo(target, { replace: isThere() })));
  }
  // Above everything that may take a click for itself, and below the document, which follows links without a transition.
  document.body.addEventListener("click", onClick, { signal });
}

function isLong(view: View): boolean {
  return view.kind === "page" && view.page.outline.length > MOST_HEADINGS;
}

/** Shows what an update changes, slowly. What the reader clicks on in the meantime is clicked. */
function fade(update: () => void): void {
  const transition = document.startViewTransition(update);
  // While it waits for the update, browsers tell of every click as if it were on no element.
  const onLostClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    transition.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent("click", event));
  };
  addEventListener("click", onLostClick);
  const end = () => removeEventListener("click", onLostClick);
  transition.finished.then(end, end);
  transition.ready.catch(() => {}); // it was skipped
}
