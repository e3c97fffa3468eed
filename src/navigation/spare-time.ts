import { startCrossFades } from "./cross-fade";
import { layOut } from "./lay-out";
import type { Loader } from "./loader";
import { startPrefetch } from "./prefetch";
import type { GoTo } from "./useGoTo";

/** Starts the work for a view that can wait until the browser is idle. It is in a chunk that nothing else waits for. */
export function spendTime(loader: Loader, basePath: string, goTo: GoTo, signal: AbortSignal): void {
  layOut(signal);
  startPrefetch(loader, basePath, signal);
  startCrossFades(loader, basePath, goTo, signal);
}
