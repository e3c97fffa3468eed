/** Fields that a reader can type or paste into: those of this page, and the editor's. */
const FIELDS = 'input, textarea, [contenteditable="true"]';

/** The number of milliseconds for which browsers treat an action of the reader as the reason for what follows. */
const ACTIVATION = 5000;

/**
 * Calls a function as soon as a field of this page has the focus, now or later. Browsers don't ask anyone before a
 * frame takes the focus, and until this page notices, keys go to the frame. So a page that someone else has written has
 * to stop before the reader types.
 *
 * @returns A function that ends the watch.
 */
export function whenTyping(onTyping: () => void): () => void {
  const look = (target: EventTarget | null | undefined) => {
    if (target instanceof Element && target.matches(FIELDS)) onTyping();
  };
  const listen = (event: FocusEvent) => look(event.composedPath()[0]); // the editor is in a shadow root
  document.addEventListener("focusin", listen);
  look(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement);
  return () => document.removeEventListener("focusin", listen);
}

/**
 * Calls a function when a frame takes the focus and the reader didn't put it there: with the pointer, with Tab, or with
 * assistive technology, which this page only notices as a user activation. Touch screens don't report where the finger
 * was, so nothing is watched there.
 *
 * @returns A function that ends the watch.
 */
export function whenTaken(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  if (!matchMedia("(hover: hover)").matches) return () => {};
  const end = new AbortController();
  let isTabbing = false;
  let last = performance.now();
  const input = (event: Event) => {
    last = performance.now();
    isTabbing = event instanceof KeyboardEvent && event.key === "Tab";
  };
  const look = () => {
    if (end.signal.aborted || document.activeElement !== frame || isTabbing || frame.matches(":hover")) return;
    if (navigator.userActivation?.isActive && performance.now() - last > ACTIVATION) return;
    onTaken();
  };
  for (const type of ["keydown", "pointerdown"]) {
    document.addEventListener(type, input, { capture: true, signal: end.signal });
  }
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target !== frame) isTabbing = false; // Tab has moved the focus elsewhere
    },
    { signal: end.signal },
  );
  addEventListener(
    "blur",
    () => {
      look();
      setTimeout(look); // only then does Firefox report which element has the focus
    },
    { signal: end.signal },
  );
  return () => end.abort();
}
