import { createRoot } from "react-dom/client";
import { downloadedBuild, downloadNewest } from "./offline/download";
import type { WorkerMessage } from "./offline/messages";
import { currentBuild, documentBuild } from "./utilities/browser/build";
import { registerWorker } from "./utilities/browser/register-worker";

/** How many milliseconds to wait for a busy old worker before the page reloads anyway. */
const HAND_OVER_TIME = 4000;

/**
 * Registers the service worker, tells it what is open, and updates the downloaded documentation. Rejects when the browser
 * refuses workers or caches, as some do in private windows and in frames.
 */
export async function startWorker(basePath: string): Promise<void> {
  registerWorker(basePath, (waiting) => offer(waiting, basePath));
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const { active } = await workers.ready;
  if (active) tell(active, "warm");
  // A worker that replaces another one does not know which pages are open.
  workers.addEventListener("controllerchange", () => {
    if (workers.controller) tell(workers.controller, "warm");
  });
  await updateDownload(location.origin + basePath);
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/**
 * Activates a waiting worker without a notice if this page is from the same build, and shows a notice if the page is
 * older.
 */
async function offer(waiting: ServiceWorker, basePath: string): Promise<void> {
  const build = await currentBuild(basePath);
  if (build === documentBuild()) tell(waiting, "take-over-if-alone");
  else if (build !== null) await showNotice(waiting).catch(() => {}); // The next page comes from the new build anyway.
}

async function showNotice(waiting: ServiceWorker): Promise<void> {
  // The host may have deleted the files of this build, but the service worker has cached them.
  const { UpdateNotice } = await import(/* webpackChunkName: "update-notice" */ "./components/frame/UpdateNotice");
  if (document.querySelector(".update-notice")) return;
  const holder = document.createElement("div");
  document.body.append(holder);
  const root = createRoot(holder);
  const close = () => {
    root.unmount();
    holder.remove();
  };
  const reload = () => {
    if (waiting.state !== "installed") return location.reload(); // Another tab was faster.
    // Only this tab reloads. The others keep their position, and get the notice when they next load a page.
    const timer = setTimeout(() => location.reload(), HAND_OVER_TIME); // The old worker serves the new pages too.
    navigator.serviceWorker.addEventListener(
      "controllerchange",
      () => {
        clearTimeout(timer);
        location.reload();
      },
      { once: true },
    );
    tell(waiting, "take-over");
  };
  root.render(<UpdateNotice onReload={reload} onClose={close} />);
}

/** Updates the documentation that is stored on the device. After a failure, the next page tries again. */
async function updateDownload(scope: string): Promise<void> {
  const stored = window.caches ? await downloadedBuild(scope) : null;
  if (stored === null || stored === documentBuild()) return;
  await downloadNewest(scope, () => {}).catch(() => {});
}
