import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { toPageUrl } from "../utilities/urls";
import type { LoadedView, Loader } from "./loader";

/** How many milliseconds the old page stays on screen while the next one loads, before the placeholder appears. */
const PATIENCE = 200;

const nothing = { Body: null, Screen: null };

/**
 * Returns the view for the current address, and a function to try again after a failure. A loaded view is shown at
 * once. Otherwise the old view stays for a moment, and is followed by the placeholder and then by the page or the
 * error. If the host has a newer build, a failure loads the document instead. Specification: section 4, "Docs content".
 *
 * @param leave Navigates to a path by loading a document, if that may help. Resolves to whether it does so.
 */
export function useView(loader: Loader, initial: LoadedView, leave: (path: string) => Promise<boolean>) {
  const path = toPageUrl(useLocation().pathname);
  const [shown, setShown] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const wanted = useRef(path);
  const ready = shown.view.path === path ? shown : loader.peek(path);

  // The attempt is a dependency, because `retry` increments it to load again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    wanted.current = path;
    const show = (loaded: LoadedView) => {
      if (wanted.current === path) setShown(loaded);
    };
    const cached = loader.peek(path);
    if (cached) return show(cached);
    if (shown.view.path === path && attempt === 0) return;
    const { section } = shown.view;
    const timer = setTimeout(() => show({ view: { kind: "loading", path, section }, ...nothing }), PATIENCE);
    loader
      .load(path)
      .then(show, async () => {
        if (wanted.current === path && (await leave(path).catch(() => false))) return;
        show({ view: { kind: "failed", path, section }, ...nothing });
      })
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [path, attempt, loader, leave]);

  return { ...(ready ?? shown), retry: () => setAttempt((count) => count + 1) };
}
