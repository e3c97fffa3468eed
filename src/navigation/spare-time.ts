import { startCrossFades } from "./cross-fade";
import { layOut } from "./lay-out";
import type { Loader } from "./loader";
import { startPrefetch } from "./prefetch";
import type { GoTo } from "./useGoTo";

/** What is done for a view when the browser has time: in one chunk, which nothing waits for. */
export function spendTime(loader: Loader, basePath: string, goTo: GoTo, signal: AbortSignal): void {
  layOut(signal);
  startPrefetch(loader, basePath, signal);
  startCrossFades(loader, basePath, goTo, signal);
}
