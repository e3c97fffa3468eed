const listeners = new AbortController();

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "a") document.querySelector("#add").click();
  },
  { signal: listeners.signal },
);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose(() => listeners.abort());
}
