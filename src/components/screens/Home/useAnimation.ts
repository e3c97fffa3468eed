import { useEffect, useState } from "react";

/**
 * Whether things move on this screen, and the switch for it. They do, unless the reader's system asks for less motion;
 * what moves for longer than five seconds has to have a way to stop it (WCAG 2.2.2).
 */
export function useAnimation() {
  const [isMoving, setIsMoving] = useState(true);
  useEffect(() => {
    if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches) setIsMoving(false);
  }, []);
  return { isMoving, toggle: () => setIsMoving((was) => !was) };
}
