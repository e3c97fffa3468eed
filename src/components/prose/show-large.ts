import "./Zoom.css";

/** Shows the picture that a link points to in full size, until Escape, its button or a click beside it closes it. */
export function showLarge(link: HTMLAnchorElement): void {
  const small = link.querySelector("img");
  if (!small) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom-dialog";
  dialog.ariaLabel = small.alt;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "zoom-close";
  close.textContent = "Close";
  const area = document.createElement("div");
  area.className = "zoom-area";
  area.tabIndex = 0; // A focused area can be scrolled with keys.
  area.role = "group";
  area.ariaLabel = "Enlarged image";
  const large = document.createElement("img");
  large.src = link.href;
  large.alt = small.alt;
  large.style.setProperty("--ratio", String(small.width / small.height));
  area.append(large);
  dialog.append(close, area);
  document.body.append(dialog);

  dialog.addEventListener("click", ({ target }) => {
    if (target !== large) dialog.close();
  });
  const end = new AbortController();
  dialog.addEventListener("close", () => {
    end.abort();
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  // Back navigation replaces the page, so it also closes the picture.
  addEventListener("popstate", () => dialog.close(), { signal: end.signal });
  dialog.showModal();
}
