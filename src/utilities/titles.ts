import type { SiteConfig, View } from "../types";

const SCREEN_TITLES = {
  vote: "Vote",
  organization: "The Organization",
  "starter-kits": "Starter Kits",
  offline: "Read Offline",
  "app-shell": "App shell",
} as const;

/** The heading of what is shown, without the product's name. */
export function viewTitle(view: View): string {
  switch (view.kind) {
    case "page":
    case "home":
      return view.page.title;
    case "screen":
      return SCREEN_TITLES[view.name];
    default:
      return pathTitle(view.path);
  }
}

/** The document's title: specification section 2.2, last item. */
export function documentTitle(view: View, { name }: Pick<SiteConfig, "name">): string {
  return view.kind === "home" ? view.page.title : withSiteName(viewTitle(view), name);
}

/** Title of the printable pages. */
export const PRINTABLE_TITLE = "Combined printable page";

/** As titles of documents end. */
export function withSiteName(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}

/** A path's last segment with spaces for hyphens: what an unknown page is called. */
function pathTitle(path: string): string {
  const segment = path.split("/").filter(Boolean).at(-1) ?? "";
  return segment.replace(/\.html$/, "").replaceAll("-", " ") || "Page Not Found";
}
