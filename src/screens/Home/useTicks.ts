import { useEffect, useState } from "react";

/** Counts up: to 1 after `delay` milliseconds, and then every `repeatDelay`. Waits while it is not running. */
export function useTicks(delay: number, repeatDelay: number, isRunning: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setCount(count + 1), count === 0 ? delay : repeatDelay);
    return () => clearTimeout(timer);
  }, [count, delay, repeatDelay, isRunning]);
  return count;
}
