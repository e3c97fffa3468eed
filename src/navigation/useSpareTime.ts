import { useEffect } from "react";
import type { View } from "../types";
import { whenIdle } from "../utilities/browser/idle";
import type { Loader } from "./loader";
import { useGoTo } from "./useGoTo";

/**
 * Uses the browser's idle time to prepare what the reader will probably want next: the rest of the text (`lay-out.ts`),
 * the pages that it links to (`prefetch.ts`) and the transition to them (`cross-fade.ts`). The code itself is loaded in
 * idle time too.
 */
export function useSpareTime(loader: Loader, basePath: string, view: View): void {
  const goTo = useGoTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view has a new text and new links
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      import(/* webpackChunkName: "network" */ "./spare-time").then(
        ({ spendTime }) => spendTime(loader, basePath, goTo, end.signal),
        () => {}, // Texts and pages load on demand instead.
      );
    }, end.signal);
    return () => end.abort();
  }, [loader, basePath, goTo, view]);
}
