import { useEffect } from "react";
import type { View } from "../types";
import { whenIdle } from "../utilities/browser/idle";
import type { Loader } from "./loader";

/**
 * Uses what time the browser has left for what a reader will want next: the rest of the text (`lay-out.ts`), and the
 * pages behind its links (`prefetch.ts`). Both are fetched themselves when there is time.
 */
export function useSpareTime(loader: Loader, basePath: string, view: View): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another text and other links
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      import(/* webpackChunkName: "network" */ "./spare-time").then(
        ({ spendTime }) => spendTime(loader, basePath, end.signal),
        () => {}, // text and pages come when they are asked for
      );
    }, end.signal);
    return () => end.abort();
  }, [loader, basePath, view]);
}
