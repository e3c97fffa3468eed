import { hasSlowLine } from "../utilities/browser/connection";
import { whenIdle } from "../utilities/browser/idle";
import { internalTarget } from "./internal-target";
import type { Loader } from "./loader";

/**
 * How many milliseconds the pointer has to rest on a link before its page is fetched. In less time, it's just passing
 * over.
 */
const DWELL = 50;
/**
 * The maximum number of pages to fetch because their links are visible: in a long list, visibility says nothing about
 * what the reader wants.
 */
const MOST_IN_SIGHT = 8;
/**
 * Matches while the search button or a dialog is in use. Visible links are then not fetched, because the search needs
 * the connection.
 */
const SEARCHING = "[aria-haspopup=dialog]:is(:hover, :focus), dialog[open]";
/**
 * The links that are fetched when they are visible. Links in the frame are left out because every page has them, and
 * glossary terms because their explanations appear in place.
 */
const LINKS_OF_TEXT = "main a[href]:not(.term)";

/**
 * Fetches pages before the reader asks for them: pages whose links are hovered or focused, and, one by one in idle
 * time, pages whose links are visible in the text. Readers with a slow connection or data saving are excluded, and no
 * page is fetched twice. Failures are ignored, because a click tries again and reports them.
 *
 * @param signal Stops it.
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

/** Resolves when the browser is idle, but never after the signal has been aborted. */
function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve, signal));
}
