import { type RefObject, useEffect, useState } from "react";

/** The interval in milliseconds between two checks, and before the first one. */
const INTERVAL = 300;

/** Returns whether any part of an element has been visible yet. Once true, it stays true. */
export function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  useEffect(() => {
    if (hasBeenVisible) return;
    const timer = setInterval(() => {
      if (element.current && isOnScreen(element.current.getBoundingClientRect())) setHasBeenVisible(true);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [element, hasBeenVisible]);
  return hasBeenVisible;
}

/** Returns whether a box is in the window. The box of a hidden element has only zeros, so it isn't. */
function isOnScreen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}
