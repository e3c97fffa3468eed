import { useEffect } from "react";
import type { View } from "../types";
import { whenIdle } from "../utilities/browser/idle";

/** Lays out what of a text is out of sight: see `lay-out.ts`, which is fetched when the browser has time. */
export function useLayOut(view: View): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another text
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      import(/* webpackChunkName: "network" */ "./lay-out").then(
        ({ layOut }) => layOut(end.signal),
        () => {}, // it is laid out as it is read
      );
    }, end.signal);
    return () => end.abort();
  }, [view]);
}
