/** For who comes to a place in the middle: places are true only in a text that is laid out as a whole. See `lay-out.ts`. */
export function wholeText(): void {
  attributes().text = "whole";
}

/** Whether it is. */
export function isWholeText(): boolean {
  return attributes().text === "whole";
}

/**
 * For who comes to the top: what lies screens below follows in the next frame. Half of the time in which the largest page
 * comes to the screen goes into what is not on it.
 */
export function startOfText(): void {
  const shown = attributes();
  shown.text = "start";
  // A task that a frame starts comes after its painting.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (shown.text === "start") delete shown.text;
    }),
  );
}

/** By `data-text` of the root element `styles/prose.css` knows how much of a text is wanted. */
function attributes(): DOMStringMap {
  return document.documentElement.dataset;
}
