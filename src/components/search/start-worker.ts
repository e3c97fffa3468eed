/**
 * Starts the search worker; `src/search/answer-questions.ts` describes its messages. The first message is the folder of
 * the index, which the document provides. If it were part of the script, every edit of a page would change that script.
 */
export function startWorker(): Worker {
  const worker = new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url));
  worker.postMessage(document.documentElement.dataset.search);
  return worker;
}
