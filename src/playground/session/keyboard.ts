/** Fields that take what a reader types or pastes: those of this page, and the editor's. */
const FIELDS = 'input, textarea, [contenteditable="true"]';

/** Browsers count what a reader does as the reason of what follows for this long, in milliseconds. */
const ACTIVATION = 5000;

/**
 * Calls a function as soon as a field of this page has the focus, now or later. Browsers ask nobody when a frame takes the
 * keyboard, and keys that come until this page hears of it have gone to the frame. So a page that somebody else has written
 * must be gone before a reader types.
 *
 * @returns Ends the watch.
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
 * Calls a function when a frame takes the focus and the reader has not put it there: with the pointer, with Tab, or with what
 * helps them to use the page, which this page only sees as an activation. Screens that are touched do not say where a
 * finger was, so nothing is watched there.
 *
 * @returns Ends the watch.
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
      if (target !== frame) isTabbing = false; // Tab has led to something else
    },
    { signal: end.signal },
  );
  addEventListener(
    "blur",
    () => {
      look();
      setTimeout(look); // Firefox tells only then which element has the focus
    },
    { signal: end.signal },
  );
  return () => end.abort();
}
