import { type RefObject, useLayoutEffect, useState } from "react";
import type { Space } from "./lay-out";

/** Returns the space in an element, and follows its changes; null until the element has some. */
export function useSpace(element: RefObject<HTMLElement | null>): Space | null {
  const [space, setSpace] = useState<Space | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const line = Number.parseFloat(getComputedStyle(target).lineHeight);
      setSpace(width > 0 && height > 0 ? { width, height, line } : null);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return space;
}
