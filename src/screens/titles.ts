import type { SiteConfig, View } from "../types";
import { screenAt } from "./registry";

/** The heading of what is shown, without the product's name. */
export function viewTitle(view: View): string {
  switch (view.kind) {
    case "page":
    case "home":
      return view.page.title;
    case "screen":
      return screenAt(view.path)?.title ?? pathTitle(view.path);
    default:
      return pathTitle(view.path);
  }
}

/** The document's title: specification section 2.2, last item. */
export function documentTitle(view: View, { name }: Pick<SiteConfig, "name">): string {
  return view.kind === "home" ? view.page.title : withSiteName(viewTitle(view), name);
}

/** What stands below the title in a search engine's list. Pages say it in their front matter. */
export function viewDescription(view: View): string {
  if ("page" in view) return view.page.description ?? "";
  return screenAt(view.path)?.description ?? "This page has been removed or has another address now.";
}

/** Title of the printable pages. */
export const PRINTABLE_TITLE = "Combined printable page";

/** The same for a printable document. */
export const PRINTABLE_DESCRIPTION = "Pages of the documentation of webpack in one document, to print or to save.";

/** As titles of documents end. */
export function withSiteName(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}

/** A path's last segment with spaces for hyphens: what an unknown page is called. */
function pathTitle(path: string): string {
  const segment = path.split("/").filter(Boolean).at(-1) ?? "";
  return segment.replace(/\.html$/, "").replaceAll("-", " ") || "Page Not Found";
}
