import { startWorker } from "./start-worker";

/**
 * Loads the box, and in the same moment starts the thread of the embedded engine, which loads its index: on a slow line
 * one after the other takes twice the time. Where a provider answers, the thread waits until it is needed.
 */
export function createLoad(isHosted: boolean) {
  let getWorker = isHosted ? startWorker : null;
  return async () => {
    getWorker ??= begin();
    const { SearchBox } = await import(/* webpackChunkName: "search" */ "./SearchBox");
    return { SearchBox, getWorker };
  };
}

/** Gives out the worker that it starts right away, unless that breaks before; after it, new ones. */
function begin(): () => Worker {
  let started: Worker | null = startWorker();
  started.onerror = () => {
    started = null;
  };
  return () => {
    const worker = started ?? startWorker();
    started = null;
    return worker;
  };
}
