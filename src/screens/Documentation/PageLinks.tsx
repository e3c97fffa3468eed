import { Icon } from "../../components/Icon";
import { ReportLink } from "../../components/ReportLink";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import type { PageData, Section } from "../../types";
import { printableUrl, withBase } from "../../utilities/urls";
import { CopyPage } from "./CopyPage";

/** Renders the actions for a page, such as editing, copying and printing. */
export function PageLinks({ page, section }: { page: PageData; section: Section }) {
  const { basePath } = useSiteConfig();
  const markdown = `${page.url}index.md`;
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
          <SiteLink to={printableUrl(section.name)} target="_blank">
            <Icon name="print" />
            <span>
              Print this section<span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </SiteLink>
        </li>
      )}
      <li>
        <SiteLink to={markdown}>View as Markdown</SiteLink>
      </li>
      <li className="needs-script">
        <CopyPage address={withBase(basePath, markdown)} />
      </li>
      {page.repo && (
        <li>
          <SiteLink to={page.repo}>
            <Icon name="github" />
            Repository
          </SiteLink>
        </li>
      )}
      <li className={page.anchors.length > 0 ? "in-outline" : undefined}>
        <ReportLink page={page} />
      </li>
      {page.thirdParty && <li>Maintained outside the webpack organization</li>}
    </ul>
  );
}
