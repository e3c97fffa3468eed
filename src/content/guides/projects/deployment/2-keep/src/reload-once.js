/** Reloads the page, but only once for each file that the server no longer has. */
export function reloadOnce(error) {
  const isKnown = sessionStorage.getItem("missing") === error.request;

  if (error.name !== "ChunkLoadError" || isKnown) throw error;

  sessionStorage.setItem("missing", error.request);
  location.reload();

  return new Promise(() => {});
}
