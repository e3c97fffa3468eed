import { topLinks } from "../../utilities/links";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { Dropdown } from "./Dropdown";

/** Renders the links of the header. The sections of the documentation are in a dropdown below their common link. */
export function TopLinks({ path }: { path: string }) {
  const config = useSiteConfig();
  return (
    <ul className="header-list">
      {topLinks(config, path).map((item) => {
        const link = (
          <SiteLink to={item.url} className="header-link" aria-current={item.isActive}>
            {item.title}
          </SiteLink>
        );
        return (
          <li key={item.url}>
            {item.children ? (
              <Dropdown label={`${item.title} sections`} link={link} links={item.children}>
                <Icon name="chevron" />
              </Dropdown>
            ) : (
              link
            )}
          </li>
        );
      })}
    </ul>
  );
}
