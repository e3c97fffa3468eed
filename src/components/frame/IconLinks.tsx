import type { ExternalLink } from "../../types";
import { Icon, type IconName } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";

const LINKS: { link: ExternalLink; icon: IconName; label: string }[] = [
  { link: "sourceRepository", icon: "github", label: "Source code on GitHub" },
  { link: "social", icon: "x", label: "News on X" },
  { link: "questions", icon: "stackoverflow", label: "Questions on Stack Overflow" },
];

/** Renders the links to the project on other services, as icons with accessible names. */
export function IconLinks() {
  const { links } = useSiteConfig();
  return (
    <ul className="header-list icon-links">
      {LINKS.map(({ link, icon, label }) => (
        <li key={link}>
          <SiteLink to={links[link]} className="icon-button" aria-label={label} title={label}>
            <Icon name={icon} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
