import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { Loader } from "./loader";

/**
 * Turns clicks on links of this site into client navigation, wherever the link stands: in the frame or in a page's
 * HTML. Links are loaded ahead when the reader points at them or focuses them, unless they asked to save data.
 */
export function useLinkClicks(loader: Loader, basePath: string): void {
  const navigate = useNavigate();

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target = internalTarget(event.target, basePath);
      if (!target) return;
      event.preventDefault();
      const isSame = target === location.pathname.slice(basePath.length - 1) + location.search + location.hash;
      navigate(target, { replace: isSame });
    }
    function onPoint(event: Event): void {
      const target = internalTarget(event.target, basePath);
      const path = target?.split(/[?#]/)[0];
      if (path && !savesData()) loader.load(path).catch(() => {}); // a click will try again and say so
    }
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onPoint, { passive: true });
    document.addEventListener("focusin", onPoint);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onPoint);
      document.removeEventListener("focusin", onPoint);
    };
  }, [loader, basePath, navigate]);
}

/** Path, query and fragment, without the base path, of a link that the router can follow. */
function internalTarget(target: EventTarget | null, basePath: string): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || "reload" in link.dataset) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(basePath)) return;
  const path = url.pathname.slice(basePath.length - 1);
  // Printable pages and files are documents of their own, which the router does not know.
  if (path.endsWith("/printable/") || /\.\w+$/.test(path)) return;
  return path + url.search + url.hash;
}

/** `navigator.connection` is not in the DOM types, and not in every browser. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
