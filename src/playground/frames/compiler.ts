/**
 * The script of the document in which webpack runs. The page sends it the worker's script and a port. It starts the
 * worker, because a worker that is started from an address would have the rights of the site, and passes the port on to
 * it. It also sends the page a message at regular intervals, so that the page knows that it's still alive.
 */
import { BEAT, INTERVAL } from "./beat";
import { fromPage } from "./from-page";

fromPage<{ worker: Blob }>(({ worker }, port) => {
  const started = new Worker(URL.createObjectURL(worker));
  started.postMessage(null, [port]);
  setInterval(() => parent.postMessage(BEAT, location.origin), INTERVAL);
});
