const KEY = "failed-chunk";

/** Reloads the page, but only once for each missing file. */
export function recover(error) {
  const isKnown = sessionStorage.getItem(KEY) === error.request;

  if (error.name !== "ChunkLoadError" || isKnown) throw error;

  sessionStorage.setItem(KEY, error.request);
  location.reload();
}
