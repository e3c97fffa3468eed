import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "../../utilities/browser/idle";

/**
 * Returns whether animations are enabled, whether they are running, and a function that switches them. They run after
 * the page has loaded, while they are visible, and unless the system asks for reduced motion. The switch exists because
 * motion of more than five seconds must have a way to stop it (WCAG 2.2.2).
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
