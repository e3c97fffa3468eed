/**
 * Creates a frame for one of the two documents that run foreign code. They start only without the rights of this site: the
 * attribute takes these away, or else the answer of the service worker. Browsers do not ask the service worker for frames
 * with the attribute, so without a network it has to be missing.
 */
export function sandboxedFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  if (navigator.onLine || !navigator.serviceWorker?.controller) frame.setAttribute("sandbox", "allow-scripts");
  frame.title = title;
  frame.src = address;
  return frame;
}

/** Has the service worker keep files for a time without a network, once it is there. */
export async function keepForOffline(addresses: readonly string[]): Promise<void> {
  await navigator.serviceWorker?.ready;
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
  for (const address of addresses) {
    if (!(await caches.match(address))) await fetch(address);
  }
}
