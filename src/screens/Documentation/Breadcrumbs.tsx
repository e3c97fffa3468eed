import { SiteLink } from "../../components/SiteLink";
import type { PageData, Section } from "../../types";

/**
 * Renders the path to a page: its section, its group in the sidebar or the index page that lists it, and the page itself.
 * Renders nothing for top-level pages and for the index pages of sections.
 */
export function Breadcrumbs({ page: { url, title }, section }: { page: PageData; section: Section }) {
  if (!section.name || section.url === url) return null;
  const { group, isBelowIndex } = section.children.find((listed) => listed.url === url) ?? {};
  const index = isBelowIndex && section.children.find((listed) => listed.url === url.replace(/[^/]+\/$/, ""));
  return (
    <nav aria-label="Breadcrumb">
      <ol className="page-links breadcrumbs">
        <li>
          <SiteLink to={section.url}>{section.title}</SiteLink>
        </li>
        {index && (
          <li>
            <SiteLink to={index.url}>{index.title}</SiteLink>
          </li>
        )}
        {group && group !== "-" && <li>{group}</li>}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
