import { useSyncExternalStore } from "react";

/** From here on the outline has room beside the text: `Outline.css` says the same. */
const WIDE = "(width >= 75em)";

/** Tells whether the window is so wide that the outline stands beside the text. On the server, nobody knows. */
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
