import { viewDescription, viewTitle } from "../screens/titles";
import type { PageData, SiteConfig, View } from "../types";
import { encodePath, withBase } from "../utilities/urls";
import { escapeHtml } from "./document";

/**
 * Returns the path of a section's preview image in the output. The top level, whose name is empty, uses the image of
 * the site.
 */
export function sectionPicture(section: string): string {
  return section === "" ? "previews/site.png" : `previews/section-${section}.png`;
}

/**
 * Returns the metadata for the head of a page: link previews, structured data and a link to the page as Markdown.
 *
 * @param changed The time of the page's last change, if it is known.
 */
export function metaTags(view: View, config: SiteConfig, changed?: string): string[] {
  const page = "page" in view ? view.page : undefined;
  const absolute = (path: string) => config.origin + withBase(config.basePath, path);
  const picture = absolute(encodePath(`/${sectionPicture(view.section?.name ?? "")}`));
  const properties = {
    "og:type": view.kind === "page" ? "article" : "website",
    "og:site_name": config.name,
    "og:title": viewTitle(view),
    "og:description": viewDescription(view),
    "og:url": absolute(view.path),
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": view.section?.title || config.name,
  };
  return [
    ...Object.entries(properties).flatMap(([name, value]) =>
      value ? [`<meta property="${name}" content="${escapeHtml(value)}">`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page
      ? [
          `<link rel="alternate" type="text/markdown" href="${escapeHtml(withBase(config.basePath, `${page.url}index.md`))}">`,
          `<script type="application/ld+json">${json(structuredData(view, page, config, picture, changed))}</script>`,
        ]
      : []),
  ];
}

/** Returns the structured data of a page. Source: https://schema.org/TechArticle, https://schema.org/BreadcrumbList */
function structuredData(view: View, page: PageData, config: SiteConfig, image: string, changed?: string): object {
  const absolute = (path: string) => config.origin + withBase(config.basePath, path);
  const url = absolute(page.url);
  const site = { "@type": "WebSite", name: config.name, url: absolute("/") };
  if (view.kind === "home") return { "@context": "https://schema.org", ...site, description: page.description };
  const { section } = view;
  const crumbs = [
    { title: config.name, url: "/" },
    // A section does not always have an index page.
    ...(section?.name && section.url !== page.url && section.children.some(({ url }) => url === section.url)
      ? [section]
      : []),
    page,
  ];
  const article = {
    "@type": "TechArticle",
    headline: page.title,
    description: page.description,
    url,
    image,
    dateModified: changed,
    isPartOf: site,
  };
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.title,
      item: absolute(crumb.url),
    })),
  };
  return { "@context": "https://schema.org", "@graph": [article, breadcrumbs] };
}

/** Returns JSON that cannot close the `<script>` element that contains it. */
function json(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
