import { type RefObject, useEffect, useState } from "react";

/** The distance from the visible area that counts as near. */
const MARGIN = "600px";

/** Returns whether an element has been near the visible area yet. Once true, it stays true. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || !("IntersectionObserver" in window)) return setIsNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
