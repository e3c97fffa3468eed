/** Path, query and fragment, without the base path, of the link that an element is or lies in, if the router can follow it. */
export function internalTarget(target: EventTarget | null, basePath: string): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download") || "reload" in link.dataset) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(basePath)) return;
  const path = url.pathname.slice(basePath.length - 1);
  // Printable pages and files are documents of their own, which the router does not know.
  if (path.endsWith("/printable/") || /\.\w+$/.test(path)) return;
  return path + url.search + url.hash;
}

/** The same of the link that is clicked, unless the click asks for something else, or somebody has answered it. */
export function clickedTarget(event: MouseEvent, basePath: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  return internalTarget(event.target, basePath);
}
