import type { PageData, Section } from "../../../types";
import { SiteLink } from "../../SiteLink";

/** What a reader can do with a page besides reading it. */
export function PageLinks({ page, section }: { page: PageData; section: Section }) {
  return (
    <ul className="page-links">
      <li>
        <SiteLink to={page.edit}>Edit this page</SiteLink>
      </li>
      {section.name && (
        <li>
          <SiteLink to={`/${section.name}/printable/`} target="_blank">
            Print this section<span className="visually-hidden"> (opens in a new tab)</span>
          </SiteLink>
        </li>
      )}
      {page.repo && (
        <li>
          <SiteLink to={page.repo}>Repository</SiteLink>
        </li>
      )}
    </ul>
  );
}
