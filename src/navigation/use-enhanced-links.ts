import { useEffect } from "react";
import type { View } from "../types";
import { whenIdle } from "../utilities/browser/idle";
import type { Loader } from "./loader";
import { useGoTo } from "./use-go-to";

/** Fetches pages ahead and fades over to them: see `enhance-links.ts`, which is fetched itself when the browser has time. */
export function useEnhancedLinks(loader: Loader, basePath: string, view: View): void {
  const goTo = useGoTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other links
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      import(/* webpackChunkName: "network" */ "./enhance-links").then(
        ({ enhanceLinks }) => enhanceLinks(loader, basePath, goTo, end.signal),
        () => {}, // pages come when they are asked for
      );
    }, end.signal);
    return () => end.abort();
  }, [loader, basePath, goTo, view]);
}
