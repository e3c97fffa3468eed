import { trustedScriptUrl } from "./trusted-script";

/** Milliseconds between two looks for a new version. */
const UPDATE_INTERVAL = 3_600_000;

/** Milliseconds that a new worker has for taking over by itself. Asking for anything meanwhile would keep the old one busy. */
const TAKE_OVER_TIME = 2000;

/** The cache that browsers had before service workers; gone from the DOM types, and from most browsers. */
interface ApplicationCacheWindow {
  applicationCache?: { update(): void };
}

/**
 * Makes the site work offline, in the one way the browser has, if it has one: a service worker, or the application cache
 * through a hidden frame. Either is asked for a new version every hour, the worker also when the reader comes back to
 * the tab after an hour.
 *
 * @param basePath where the worker and the frame's page lie.
 * @param onWaiting told of a newer worker that waits until the one that runs is not used any more.
 */
export function registerWorker(basePath: string, onWaiting: (waiting: ServiceWorker) => void = applyUpdate): void {
  if (navigator.serviceWorker && isTrustworthy(location)) registerServiceWorker(basePath, onWaiting);
  else if ((window as ApplicationCacheWindow).applicationCache) frameApplicationCache(basePath);
}

/** What is done with a waiting worker by default: nothing, it takes over when the last page of the old one is closed. */
export function applyUpdate(): void {}

/** Has the browser look for a newer worker now, because there is a newer build. Nobody waits for what it finds. */
export function lookForWorker(): void {
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {}); // offline, or an installation that fails: the next hour tries again
}

/** Where browsers allow a worker: https, and this very machine. */
function isTrustworthy({ protocol, hostname }: Location): boolean {
  return protocol === "https:" || hostname === "localhost" || hostname.startsWith("127.");
}

function registerServiceWorker(basePath: string, onWaiting: (waiting: ServiceWorker) => void): void {
  navigator.serviceWorker
    .register(trustedScriptUrl(`${basePath}sw.js`), { scope: basePath, updateViaCache: "none" })
    .then((registration) => {
      updateRegularly(registration);
      watch(registration, onWaiting);
    })
    .catch((error: unknown) => console.warn("The site will not work offline:", error));
}

function updateRegularly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  let isAsking = false;
  const update = async () => {
    // A host that does not answer is not asked again and again.
    if (isAsking) return;
    isAsking = true;
    last = Date.now();
    await registration.update().catch(() => {}); // offline: the next hour tries again
    isAsking = false;
  };
  setInterval(update, UPDATE_INTERVAL);
  // Timers of hidden tabs, and of machines that sleep, are late.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - last >= UPDATE_INTERVAL) update();
  });
}

function watch(registration: ServiceWorkerRegistration, onWaiting: (waiting: ServiceWorker) => void): void {
  const tell = () => {
    // Without an active one it does not wait: it is the first.
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => setTimeout(tell, TAKE_OVER_TIME), { once: true });
  });
  tell();
}

function frameApplicationCache(basePath: string): void {
  const add = () => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = `${basePath}manifest.html`;
    document.body.append(frame);
    setInterval(() => {
      try {
        (frame.contentWindow as ApplicationCacheWindow | null)?.applicationCache?.update();
      } catch {
        // Errors of the application cache are ignored: the next hour tries again.
      }
    }, UPDATE_INTERVAL);
  };
  if (document.readyState === "complete") add();
  else addEventListener("load", add, { once: true });
}
