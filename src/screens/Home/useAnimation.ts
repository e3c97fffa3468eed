import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "../../utilities/browser/idle";

/**
 * Whether a screen's motion is wanted, the switch for that, and whether things move now: once the page has loaded, and
 * only while they can be seen. Motion is wanted unless the reader's system asks for less of it; what moves for longer
 * than five seconds has to have a way to stop it (WCAG 2.2.2).
 */
export function useAnimation(stage: RefObject<Element | null>) {
  const [isWanted, setIsWanted] = useState(true);
  useEffect(() => {
    if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches) setIsWanted(false);
  }, []);

  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    whenIdle(() => {
      if (!stage.current || !("IntersectionObserver" in window)) return setIsSeen(true);
      const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true));
      observer.observe(stage.current);
      end.signal.addEventListener("abort", () => observer.disconnect());
    }, end.signal);
    return () => end.abort();
  }, [stage]);

  return { isWanted, isMoving: isWanted && isSeen, toggle: () => setIsWanted((was) => !was) };
}
