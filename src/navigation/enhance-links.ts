import { startCrossFades } from "./cross-fade";
import type { Loader } from "./loader";
import { startPrefetch } from "./prefetch";
import type { GoTo } from "./use-go-to";

/** What makes following links better, and can come later than the links: pages fetched ahead, and faded over to. */
export function enhanceLinks(loader: Loader, basePath: string, goTo: GoTo, signal: AbortSignal): void {
  startPrefetch(loader, basePath, signal);
  startCrossFades(loader, basePath, goTo, signal);
}
