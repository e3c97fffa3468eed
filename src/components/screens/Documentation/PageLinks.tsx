import type { MouseEvent } from "react";
import type { PageData, Section } from "../../../types";
import { withBase } from "../../../utilities/urls";
import { useSiteConfig } from "../../SiteConfigContext";
import { SiteLink } from "../../SiteLink";

/** What a reader can do with a page besides reading it. */
export function PageLinks({ page, section }: { page: PageData; section: Section }) {
  const { basePath } = useSiteConfig();
  const markdown = `${page.url}index.md`;
  async function copy({ currentTarget }: MouseEvent) {
    const { copyPage } = await import(/* webpackChunkName: "copy-page" */ "./copyPage");
    await copyPage(currentTarget, withBase(basePath, markdown));
  }
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
      <li>
        <SiteLink to={markdown}>View as Markdown</SiteLink>
      </li>
      <li className="needs-script">
        <button type="button" aria-live="polite" onClick={copy}>
          Copy page
        </button>
      </li>
      {page.repo && (
        <li>
          <SiteLink to={page.repo}>Repository</SiteLink>
        </li>
      )}
      {page.changed && (
        <li>
          Last updated <time dateTime={page.changed}>{page.changed.slice(0, 10)}</time>
        </li>
      )}
    </ul>
  );
}
