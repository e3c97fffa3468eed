/** Starts the engine in a thread of its own; `src/search/answer-questions.ts` says what it can be asked. */
export function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL("../../search/worker.ts", import.meta.url));
}
