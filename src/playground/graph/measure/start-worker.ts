/** Starts the worker that measures one build. `messages.ts` describes its messages. */
export function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "graph-measure" */ new URL("./worker.ts", import.meta.url));
}
