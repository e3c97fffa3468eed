import type { SiteConfig, View } from "../types";
import { screenAt } from "./registry";

/** Returns the heading of a view, without the product's name. */
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

/** Returns the document's title (specification, section 2.2, last item). */
export function documentTitle(view: View, { name }: Pick<SiteConfig, "name">): string {
  return view.kind === "home" ? view.page.title : withSiteName(viewTitle(view), name);
}

/** Returns the description that search engines show below the title. Pages define it in their front matter. */
export function viewDescription(view: View): string {
  if ("page" in view) return view.page.description ?? "";
  return screenAt(view.path)?.description ?? "This page has been removed or has moved.";
}

/** Appends the site's name, for a document title. */
export function withSiteName(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}

/** Returns the last segment of a path with spaces instead of hyphens, as a title for an unknown page. */
function pathTitle(path: string): string {
  const segment = path.split("/").filter(Boolean).at(-1) ?? "";
  return segment.replace(/\.html$/, "").replaceAll("-", " ") || "Page Not Found";
}
