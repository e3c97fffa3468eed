import { createRoot } from "react-dom/client";
import { keepNewest, keptBuild } from "./offline/keep";
import type { WorkerMessage } from "./offline/messages";
import { currentBuild, documentBuild } from "./utilities/browser/build";
import { registerWorker } from "./utilities/browser/register-worker";

/** Milliseconds to wait for an old worker that is busy. Then the page is loaded again all the same. */
const HAND_OVER_TIME = 4000;

/**
 * Does all that a page has to do with its worker. Rejects when the browser refuses workers or caches, as some do in private
 * windows and in frames.
 */
export async function startWorker(basePath: string): Promise<void> {
  registerWorker(basePath, (waiting) => offer(waiting, basePath));
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const { active } = await workers.ready;
  if (active) tell(active, "warm");
  // A worker that takes over from another one knows nothing of what is open.
  workers.addEventListener("controllerchange", () => {
    if (workers.controller) tell(workers.controller, "warm");
  });
  await renewKept(location.origin + basePath);
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** A page that is as new as the waiting worker needs no notice; one that was opened before a deploy gets it. */
async function offer(waiting: ServiceWorker, basePath: string): Promise<void> {
  const build = await currentBuild(basePath);
  if (build === documentBuild()) tell(waiting, "take-over-if-alone");
  else if (build !== null) await showNotice(waiting).catch(() => {}); // the next page brings the new build anyway
}

async function showNotice(waiting: ServiceWorker): Promise<void> {
  // The host may have its files no longer; the worker has.
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
    if (waiting.state !== "installed") return location.reload(); // another tab was faster
    // Only this tab: others keep their place, and are told to when their next page is of another build.
    const timer = setTimeout(() => location.reload(), HAND_OVER_TIME); // the old worker brings the new pages as well
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

/** Whoever has the whole documentation on the device gets the new one as well. Failing that, the next page tries. */
async function renewKept(scope: string): Promise<void> {
  const kept = window.caches ? await keptBuild(scope) : null;
  if (kept === null || kept === documentBuild()) return;
  await keepNewest(scope, () => {}).catch(() => {});
}
