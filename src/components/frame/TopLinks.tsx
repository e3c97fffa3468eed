import { DOCUMENTATION, type PlacedLink, sectionLinks, topLinks } from "../../utilities/links";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { Dropdown } from "./Dropdown";

/** Renders the links of the header. The sections of the documentation are in a dropdown below their common link. */
export function TopLinks({ path }: { path: string }) {
  const config = useSiteConfig();
  const sections = sectionLinks(config, path);
  return (
    <ul className="header-list">
      {topLinks(config, path).map((link) => (
        <li key={link.url}>
          {link.url === DOCUMENTATION && sections.length > 0 ? (
            <Dropdown label={`${link.title} sections`} link={<TopLink {...link} />} links={sections}>
              <Icon name="chevron" />
            </Dropdown>
          ) : (
            <TopLink {...link} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TopLink({ title, url, current }: PlacedLink) {
  return (
    <SiteLink to={url} className="header-link" aria-current={current}>
      {title}
    </SiteLink>
  );
}
