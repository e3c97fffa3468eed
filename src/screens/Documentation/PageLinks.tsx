import { Icon } from "../../components/Icon";
import { ReportLink } from "../../components/ReportLink";
import { SiteLink } from "../../components/SiteLink";
import type { PageData, Section } from "../../types";

/** What a reader can do with a page besides reading it. */
export function PageLinks({ page, section }: { page: PageData; section: Section }) {
  return (
    <ul className="page-links">
      <li>
        <SiteLink to={page.edit}>
          <Icon name="edit" />
          Edit this page
        </SiteLink>
      </li>
      {section.name && (
        <li>
          <SiteLink to={`/${section.name}/printable/`} target="_blank">
            <Icon name="print" />
            <span>
              Print this section<span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </SiteLink>
        </li>
      )}
      {page.repo && (
        <li>
          <SiteLink to={page.repo}>
            <Icon name="github" />
            Repository
          </SiteLink>
        </li>
      )}
      <li>
        <ReportLink page={page} />
      </li>
      {page.thirdParty && <li>Maintained outside of the webpack organization</li>}
    </ul>
  );
}
