/**
 * Starts the engine in a thread of its own; `src/search/answer-questions.ts` says what it can be asked. Where its index
 * lies, the document says: were it part of the script, every edit of a text would make that script anew.
 */
export function startWorker(): Worker {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL("../../search/worker.ts", import.meta.url));
  worker.postMessage(document.documentElement.dataset.search);
  return worker;
}
