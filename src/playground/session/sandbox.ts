/**
 * Creates a frame for one of the two documents that run foreign code. They only start without the rights of this site.
 * Either the `sandbox` attribute removes those rights, or the service worker's response does. Browsers don't ask the
 * service worker for frames with the attribute, so offline the attribute has to be missing.
 */
export function sandboxedFrame(address: string, title: string): HTMLIFrameElement {
  confineFrames(new URL("..", new URL(address, location.href)).href);
  const frame = document.createElement("iframe");
  if (navigator.onLine || !navigator.serviceWorker?.controller) frame.setAttribute("sandbox", "allow-scripts");
  // Browsers refuse a frame of another origin most features by themselves, but they allow this one. After a click, a
  // page could show whatever it wants in a window above all others, which stays while the reader visits other tabs.
  frame.allow = "picture-in-picture 'none'";
  frame.title = title;
  frame.src = address;
  return frame;
}

/**
 * Restricts all frames of this document to one folder from now on. Otherwise, code in a frame could navigate to any
 * host that the pages' security policy allows framing, and put collected data into the address. A policy can't be
 * withdrawn, and this works no matter on which page the reader entered the site.
 *
 * @param folder An absolute address that ends with a slash.
 */
function confineFrames(folder: string): void {
  const content = `frame-src ${folder}`;
  if ([...document.head.querySelectorAll("meta")].some((meta) => meta.content === content)) return;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = content;
  document.head.append(policy);
}

/** Asks the service worker, once it's active, to keep files for offline use. */
export async function keepForOffline(addresses: readonly string[]): Promise<void> {
  await navigator.serviceWorker?.ready;
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
  for (const address of addresses) {
    if (!(await caches.match(address))) await fetch(address);
  }
}
