/**
 * Lays out the whole text, for a reader who arrives somewhere in its middle: positions are only correct once everything
 * is laid out (see `lay-out.ts`).
 */
export function wholeText(): void {
  attributes().text = "whole";
}

/** Returns whether the whole text is laid out. */
export function isWholeText(): boolean {
  return attributes().text === "whole";
}

/**
 * Renders only the start of the text in the first frame, for a reader who arrives at the top, and the rest in the next
 * frame. On the largest page this halves the time to the first frame.
 */
export function startOfText(): void {
  const shown = attributes();
  shown.text = "start";
  // A task that is queued in an animation frame runs after that frame has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (shown.text === "start") delete shown.text;
    }),
  );
}

/**
 * Returns the data attributes of the root element. `styles/prose.css` reads from `data-text` how much of a text to lay
 * out.
 */
function attributes(): DOMStringMap {
  return document.documentElement.dataset;
}
