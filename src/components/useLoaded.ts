import { useCallback, useEffect, useState } from "react";

/** The state of something that loads on demand. */
export type Loaded<Value> =
  | { state: "empty" }
  | { state: "ready"; value: Value }
  | { state: "failed"; retry: () => void };

/**
 * Loads something, such as a chunk, once it is wanted. Loading starts in the browser only, after the first render.
 * `load` has to be the same function in every render.
 */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: "empty" });
  const start = useCallback(() => {
    setLoaded({ state: "empty" });
    load().then(
      (value) => setLoaded({ state: "ready", value }),
      () => setLoaded({ state: "failed", retry: start }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted, start]);
  return loaded;
}
