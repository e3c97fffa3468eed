import { useEffect } from "react";
import type { View } from "../types";
import { whenIdle } from "../utilities/browser/idle";
import type { Loader } from "./loader";

/** Fetches pages before they are asked for: see `prefetch.ts`, which is fetched itself when the browser has time. */
export function usePrefetch(loader: Loader, basePath: string, view: View): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other links
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      import(/* webpackChunkName: "network" */ "./prefetch").then(
        ({ startPrefetch }) => startPrefetch(loader, basePath, end.signal),
        () => {}, // pages come when they are asked for
      );
    }, end.signal);
    return () => end.abort();
  }, [loader, basePath, view]);
}
