import type { PageData } from "../types";
import { withBase } from "../utilities/urls";
import { useSiteConfig } from "./SiteConfigContext";
import { SiteLink } from "./SiteLink";

interface Props {
  page: Pick<PageData, "url" | "title">;
  /** The id of the heading whose text is being read. */
  heading?: string;
}

/** Renders a link to the form for a new issue, with the page and the section filled in. */
export function ReportLink({ page: { url, title }, heading }: Props) {
  const { origin, basePath, links } = useSiteConfig();
  const body = `${origin}${withBase(basePath, url)}${heading ? `#${heading}` : ""}\n\n`;
  const form = new URLSearchParams({ title, body });
  return <SiteLink to={`${links.issues}?${form}`}>Something wrong on this page?</SiteLink>;
}
