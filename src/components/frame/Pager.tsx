import type { NavigationLink, PageData } from "../../types";
import { breakable } from "../breakable";
import { SiteLink } from "../SiteLink";
import "./Pager.css";

/** Renders links to the previous and the next page, or nothing if there is neither. */
export function Pager({ previous, next }: Pick<PageData, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && <PagerLink rel="prev" label="Previous" {...previous} />}
      {next && <PagerLink rel="next" label="Next" {...next} />}
    </nav>
  );
}

function PagerLink({ rel, label, title, url }: NavigationLink & { rel: "prev" | "next"; label: string }) {
  return (
    <SiteLink to={url} className={`pager-link pager-${rel}`} rel={rel}>
      <span>{label}</span>
      <span className="pager-title">{breakable(title)}</span>
      <span>{url}</span>
    </SiteLink>
  );
}
