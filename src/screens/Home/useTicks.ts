import { useEffect, useState } from "react";

/**
 * Returns a counter that increases to 1 after `delay` milliseconds, and then by 1 every `repeatDelay` milliseconds. It
 * pauses while `isRunning` is false.
 */
export function useTicks(delay: number, repeatDelay: number, isRunning: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCount(count + 1), count === 0 ? delay : repeatDelay);
    return () => clearTimeout(timer);
  }, [count, delay, repeatDelay, isRunning]);
  return count;
}
