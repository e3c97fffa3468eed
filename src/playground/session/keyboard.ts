/** Fields that a reader can type or paste into: those of this page, and the editor's. */
const FIELDS = 'input, textarea, [contenteditable="true"]';

/** The number of milliseconds for which browsers treat an action of the reader as the reason for what follows. */
const ACTIVATION = 5000;

/** The number of milliseconds until this page knows of a click in a frame, and Firefox reports which element has the focus. */
const SOON = 200;

/** The number of milliseconds between two looks at whether this page is busy, and how long it may be, as on a slow device. */
const LOOK = 100;
const LONGEST_PAUSE = 2000;

/**
 * Calls a function as soon as a field of this page has the focus, now or later, or the reader presses the keys that open
 * the browser's own search. Browsers don't ask anyone before a frame takes the focus, and until this page notices, keys
 * go to the frame. They also tell every frame which of its hidden parts a search has found (`beforematch`), so a frame
 * that hides many words learns what the reader searches for. So a page that someone else has written has to stop before
 * the reader types.
 *
 * @returns A function that ends the watch.
 */
export function whenTyping(onTyping: () => void): () => void {
  const look = (target: EventTarget | null | undefined) => {
    if (target instanceof Element && target.matches(FIELDS)) onTyping();
  };
  const listen = (event: FocusEvent) => look(event.composedPath()[0]); // the editor is in a shadow root
  const press = (event: KeyboardEvent) => {
    const isFind = (event.ctrlKey || event.metaKey) && ["f", "g"].includes(event.key.toLowerCase());
    if (isFind || event.key === "F3") onTyping();
  };
  const end = new AbortController();
  document.addEventListener("focusin", listen, { signal: end.signal });
  document.addEventListener("keydown", press, { capture: true, signal: end.signal });
  look(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement);
  return () => end.abort();
}

/**
 * Calls a function when this page couldn't do anything for a while. A hostile frame can flood it with messages, and then
 * a click into another field arrives late, and the keys after it still go to the frame.
 *
 * @returns A function that ends the watch.
 */
export function whenBusy(onBusy: () => void): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - last > LONGEST_PAUSE && !document.hidden) onBusy();
    last = now;
  }, LOOK);
  // Browsers throttle the timers of a hidden page, so the time before it's shown again doesn't count.
  const start = () => {
    last = performance.now();
  };
  document.addEventListener("visibilitychange", start);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", start);
  };
}

/**
 * Calls a function when a frame has taken the focus and the reader didn't put it there: with the pointer, with Tab, or
 * with assistive technology. This page only notices the last as a user activation, which it can't tell from the one of
 * its own last click or key until that has expired. So it takes up to five seconds, which is enough for readers who want
 * to get out of the frame. Touch screens don't report where the finger was, so nothing is watched there.
 *
 * @returns A function that ends the watch.
 */
export function whenTaken(frame: HTMLIFrameElement, onTaken: () => void): () => void {
  if (!matchMedia("(hover: hover)").matches) return () => {};
  const end = new AbortController();
  const { signal } = end;
  let isTabbing = false;
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));

  function input(event: Event): void {
    last = performance.now();
    isTabbing = event instanceof KeyboardEvent && event.key === "Tab";
  }
  for (const type of ["keydown", "pointerdown"]) document.addEventListener(type, input, { capture: true, signal });

  function arrive({ target }: FocusEvent): void {
    if (target !== frame) isTabbing = false; // Tab has moved the focus elsewhere
  }
  document.addEventListener("focusin", arrive, { signal });

  function look(): void {
    if (document.activeElement !== frame || isTabbing || frame.matches(":hover")) return;
    if (navigator.userActivation?.isActive === false) onTaken();
  }
  function lookLater(): void {
    clearTimeout(timer);
    timer = setTimeout(look, Math.max(0, last + ACTIVATION - performance.now()) + SOON);
  }
  addEventListener("blur", lookLater, { signal });
  return () => end.abort();
}
