import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { SiteConfigProvider } from "../../../src/components/SiteConfigContext";
import { readSiteConfig } from "../../../src/site";
import type { PageData, PageSummary, Section, SiteConfig, View } from "../../../src/types";

/** Renders an element within the configuration, as the application does: the default one, or one with some changes. */
export function renderSite(element: ReactElement, config: Partial<SiteConfig> = {}) {
  return render(<SiteConfigProvider config={{ ...readSiteConfig({}), ...config }}>{element}</SiteConfigProvider>);
}

/** Returns a page as it appears in lists. */
export function summary(url: string, title: string, more: Partial<PageSummary> = {}): PageSummary {
  return { url, title, hasOutline: false, ...more };
}

function section(pages: PageSummary[], name = "concepts"): Section {
  return { name, url: `/${name}/`, title: "Concepts", children: pages, screens: [] };
}

/** Returns the view of a page with its section. */
export function pageView(
  page: Partial<PageData>,
  pages: PageSummary[],
  name?: string,
): Extract<View, { kind: "page" }> {
  const url = page.url ?? pages[0]?.url ?? "/concepts/";
  const data: PageData = {
    url,
    title: "Title",
    anchors: [],
    contributors: [],
    related: [],
    edit: "https://example.org/edit",
    interactive: false,
    ...page,
  };
  return { kind: "page", path: url, page: data, section: section(pages, name) };
}
