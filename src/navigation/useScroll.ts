import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { View } from "../types";
import { idOf, toPageUrl } from "../utilities/urls";
import { startOfText, wholeText } from "./text-shown";

/**
 * Scrolls after a view has been rendered: back and forward navigation restores the position, a fragment scrolls to its
 * heading and focuses it, and everything else starts at the top with the focus on the content.
 */
export function useScroll(view: View): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef(key);
  const isFirst = useRef(true);

  useEffect(() => {
    const remember = () => positions.current.set(current.current, window.scrollY);
    // The application restores positions during navigation; after a reload the browser does.
    const manual = () => {
      history.scrollRestoration = "manual";
    };
    const auto = () => {
      history.scrollRestoration = "auto";
    };
    manual();
    remember(); // After a reload the browser has scrolled already.
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", auto);
    addEventListener("pageshow", manual);
    return () => {
      auto();
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", auto);
      removeEventListener("pageshow", manual);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key on the same page scrolls too
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return; // The browser has scrolled already.
    }
    if (view.kind === "loading") current.current = ""; // The placeholder is too short for a position worth restoring.
    if (view.kind === "loading" || view.path !== toPageUrl(pathname)) return;
    // The router marks its own entries. An entry without a mark is new: a script set the fragment, or the reader did in
    // the address bar. All such entries share one key, that of the first entry, so no position is stored for them.
    const isMarked = history.state !== null;
    current.current = isMarked ? key : "";
    const isReturn = type === "POP" && isMarked;
    const position = isReturn ? positions.current.get(key) : undefined;
    const target = hash ? document.getElementById(idOf(hash)) : null;
    if (position || target) wholeText();
    else startOfText();
    if (position !== undefined) window.scrollTo({ top: position, behavior: "instant" });
    else if (target) scrollToHeading(target);
    else window.scrollTo({ top: 0, behavior: "instant" });
    if (!target) document.getElementById("page-content")?.focus({ preventScroll: true });
  }, [key, hash, pathname, view.path, view.kind]);
}

function scrollToHeading(target: HTMLElement): void {
  target.scrollIntoView();
  target.tabIndex = -1; // Without a tab index, a heading cannot take the focus.
  target.focus({ preventScroll: true });
}
