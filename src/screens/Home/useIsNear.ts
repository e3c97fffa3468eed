import { type RefObject, useEffect, useState } from "react";

/** How far from the screen counts as near. */
const MARGIN = "600px";

/** Whether an element has come near the screen. False at first, and for good once true. */
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
