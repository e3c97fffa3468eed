import { isPrintable, withoutBase } from "../utilities/urls";

/**
 * Returns the path, query and fragment, without the base path, of the link that contains an element, or undefined if
 * the router cannot follow that link.
 */
export function internalTarget(target: EventTarget | null, basePath: string): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || "reload" in link.dataset) return;
  const url = new URL(link.href);
  const path = url.origin === location.origin ? withoutBase(basePath, url.pathname) : undefined;
  if (path === undefined) return;
  // Printable pages and files are separate documents, which have no route.
  if (isPrintable(path) || /\.\w+$/.test(path)) return;
  return path + url.search + url.hash;
}

/** Returns the target of a clicked link, or undefined if the click has a modifier key or has been handled already. */
export function clickedTarget(event: MouseEvent, basePath: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  return internalTarget(event.target, basePath);
}
