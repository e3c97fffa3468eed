import { useSyncExternalStore } from "react";

/** The minimum width at which the outline fits beside the text, as in `Outline.css`. */
const WIDE = "(width >= 75em)";

/** Returns whether the window is wide enough for the outline beside the text. On the server it is always false. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(WIDE);
  media?.addEventListener("change", onChange);
  return () => media?.removeEventListener("change", onChange);
}
