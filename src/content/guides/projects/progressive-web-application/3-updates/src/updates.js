export async function registerServiceWorker() {
  const registration =
    await navigator.serviceWorker.register("service-worker.js");

  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (worker.state === "installed" && isUpdate) offer(worker);
    });
  });
}

function offer(worker) {
  const button = document.createElement("button");
  button.textContent = "New timetable: show it";
  button.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      location.reload();
    });
    worker.postMessage({ type: "SKIP_WAITING" });
  });
  document.body.prepend(button);
}
