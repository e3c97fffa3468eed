import { layOut } from "./lay-out";
import type { Loader } from "./loader";
import { startPrefetch } from "./prefetch";

/** What is done for a view when the browser has time: in one chunk, which nothing waits for. */
export function spendTime(loader: Loader, basePath: string, signal: AbortSignal): void {
  layOut(signal);
  startPrefetch(loader, basePath, signal);
}
