import { type RefObject, useEffect, useState } from "react";

/** Milliseconds between two looks, and before the first one. */
const INTERVAL = 300;

/** Whether an element has been on the screen, be it in part. False at first, and for good once true. */
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

function isOnScreen({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < innerHeight;
}
