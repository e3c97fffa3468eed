/**
 * The script of the document in which webpack runs. It starts the worker that the page hands over, because a worker from an
 * address would have the rights of the site, and passes the page's port on to it. Its beats tell
 * the page that it is still there.
 */
import { BEAT, INTERVAL } from "./beat";
import { fromPage } from "./from-page";

fromPage<{ worker: Blob }>(({ worker }, port) => {
  const started = new Worker(URL.createObjectURL(worker));
  started.postMessage(null, [port]);
  setInterval(() => parent.postMessage(BEAT, location.origin), INTERVAL);
});
