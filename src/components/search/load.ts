import { startWorker } from "./start-worker";

/**
 * Creates the loader of the search box. It starts the worker of the embedded engine at the same time, because loading
 * one after the other takes twice as long on a slow line. With a hosted provider the worker starts on demand.
 */
export function createLoad(isHosted: boolean) {
  let getWorker = isHosted ? startWorker : null;
  return async () => {
    getWorker ??= begin();
    const { SearchBox } = await import(/* webpackChunkName: "search" */ "./SearchBox");
    return { SearchBox, getWorker };
  };
}

/**
 * Starts a worker and returns a function that returns this worker, or a new one if it has failed or been used already.
 */
function begin(): () => Worker {
  let started: Worker | null = null;
  try {
    started = startWorker();
    started.onerror = () => {
      started = null;
    };
  } catch {
    // Where workers are unavailable, each search fails, and the search box shows a message with other ways to search.
  }
  return () => {
    const worker = started ?? startWorker();
    started = null;
    return worker;
  };
}
