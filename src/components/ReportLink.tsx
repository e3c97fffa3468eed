import type { PageData } from "../types";
import { withBase } from "../utilities/urls";
import { useSiteConfig } from "./SiteConfigContext";
import { SiteLink } from "./SiteLink";

/** Renders a link to a new issue that contains the title and the address of the page already. */
export function ReportLink({ page: { url, title } }: { page: Pick<PageData, "url" | "title"> }) {
  const { origin, basePath, links } = useSiteConfig();
  const body = `${origin}${withBase(basePath, url)}\n\n`;
  const form = new URLSearchParams({ title, body });
  return <SiteLink to={`${links.issues}?${form}`}>Something wrong on this page?</SiteLink>;
}
