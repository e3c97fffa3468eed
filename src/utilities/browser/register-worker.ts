import { trustedScriptUrl } from "./trusted-script";

/** The interval in milliseconds between two checks for a new version. */
const UPDATE_INTERVAL = 3_600_000;

/**
 * How many milliseconds a new worker has to activate by itself. Requests during that time would keep the old worker
 * busy.
 */
const TAKE_OVER_TIME = 2000;

/** The application cache, which preceded service workers. The DOM types and most browsers have removed it. */
interface ApplicationCacheWindow {
  applicationCache?: { update(): void };
}

/**
 * Makes the site work offline with what the browser supports: a service worker, or the application cache in a hidden
 * frame. Both are checked for a new version every hour, the service worker also when the reader returns to the tab
 * after an hour.
 *
 * @param basePath The folder of the service worker and of the frame's page.
 * @param onWaiting Called when a newer worker waits until the active one is no longer in use.
 */
export function registerWorker(basePath: string, onWaiting: (waiting: ServiceWorker) => void): void {
  if (navigator.serviceWorker && isTrustworthy(location)) registerServiceWorker(basePath, onWaiting);
  else if ((window as ApplicationCacheWindow).applicationCache) frameApplicationCache(basePath);
}

/** Makes the browser check for a newer worker now. Nothing waits for the result. */
export function lookForWorker(): void {
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {}); // Offline, or a failed installation; the next hourly check tries again.
}

/** Returns whether browsers allow a service worker here: with https or on the local machine. */
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
    .catch((error: unknown) => console.warn("The site won't work offline:", error));
}

function updateRegularly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  let isAsking = false;
  const update = async () => {
    // A check that is still running is not repeated.
    if (isAsking) return;
    isAsking = true;
    last = Date.now();
    await registration.update().catch(() => {}); // Offline; the next hourly check tries again.
    isAsking = false;
  };
  setInterval(update, UPDATE_INTERVAL);
  // Timers of hidden tabs and of sleeping computers run late.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - last >= UPDATE_INTERVAL) update();
  });
}

function watch(registration: ServiceWorkerRegistration, onWaiting: (waiting: ServiceWorker) => void): void {
  const tell = () => {
    // Without an active worker, this is the first one, which does not wait.
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
        // Errors of the application cache are ignored, because the next hourly check tries again.
      }
    }, UPDATE_INTERVAL);
  };
  if (document.readyState === "complete") add();
  else addEventListener("load", add, { once: true });
}
