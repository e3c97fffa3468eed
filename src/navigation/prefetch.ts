import { hasSlowLine } from "../utilities/browser/connection";
import { whenIdle } from "../utilities/browser/idle";
import { internalTarget } from "./internal-target";
import type { Loader } from "./loader";

/** Milliseconds that the mouse rests on a link before its page is fetched: less is passing over it. */
const DWELL = 50;
/** So many pages are fetched for one view because their links are in sight: a list of everything is no hint. */
const MOST_IN_SIGHT = 8;
/** While a reader is at the search box, the line is left to its files: it is wanted at once, and leads elsewhere. */
const SEARCHING = "[aria-haspopup=dialog]:is(:hover, :focus), dialog[open]";
/** Links that are a hint when they are in sight: those of the frame are the same on every page, terms are explained there. */
const LINKS_OF_TEXT = "main a[href]:not(.term)";

/**
 * Fetches the pages that the links of the present view lead to before they are asked for: what the reader points at or
 * focuses, and one by one, whenever nothing else is to do, what is in sight in the text. Nothing for readers who save
 * data or have a slow line, and no page twice. What fails is not told: a click tries again, and says so.
 *
 * @param signal ends it.
 */
export function startPrefetch({ load }: Pick<Loader, "load">, basePath: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const asked = new Set<string>();

  async function prefetch(target: EventTarget | null): Promise<void> {
    const path = internalTarget(target, basePath)?.split(/[?#]/)[0];
    if (path === undefined || asked.has(path) || hasSlowLine()) return;
    asked.add(path);
    await load(path).catch(() => {});
  }

  let dwelling: ReturnType<typeof setTimeout>;
  const onPoint = ({ target }: Event) => {
    clearTimeout(dwelling);
    dwelling = setTimeout(prefetch, DWELL, target);
  };
  document.addEventListener("pointerover", onPoint, { passive: true, signal });
  document.addEventListener("focusin", ({ target }) => prefetch(target), { signal });

  let last = Promise.resolve();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      last = last
        .then(() => idle(signal))
        .then(() => {
          if (asked.size < MOST_IN_SIGHT && !document.querySelector(SEARCHING)) return prefetch(target);
        });
    }
  });
  for (const link of document.querySelectorAll(LINKS_OF_TEXT)) sight.observe(link);

  signal.addEventListener("abort", () => {
    clearTimeout(dwelling);
    sight.disconnect();
  });
}

/** Settles when nothing else is to do, and never when the signal comes first. */
function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, signal));
}
