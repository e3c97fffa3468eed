import { useCallback, useEffect, useState } from "react";

/** What was asked for, or why it is not there. */
export type Loaded<Value> =
  | { state: "empty" }
  | { state: "ready"; value: Value }
  | { state: "failed"; retry: () => void };

/**
 * Loads something, a chunk above all, once it is wanted: only ever in the browser, after the first render. `load` has
 * to be the same function from render to render.
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
