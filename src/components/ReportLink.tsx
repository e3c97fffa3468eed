import type { PageData } from "../types";
import { withBase } from "../utilities/urls";
import { useSiteConfig } from "./SiteConfigContext";
import { SiteLink } from "./SiteLink";

interface Props {
  page: Pick<PageData, "url" | "title">;
  /** Id of the heading that is being read. */
  heading?: string;
}

/** A link to a form for an issue that names the page already, and the section that is being read. */
export function ReportLink({ page: { url, title }, heading }: Props) {
  const { origin, basePath, links } = useSiteConfig();
  const body = `${origin}${withBase(basePath, url)}${heading ? `#${heading}` : ""}\n\n`;
  const form = new URLSearchParams({ title, body });
  return <SiteLink to={`${links.issues}?${form}`}>Something wrong on this page?</SiteLink>;
}
