import { Logo } from "../Logo";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";

/**
 * Renders the logo and the name as a link to the front page. The header and the mobile sidebar, which covers it, both
 * use it.
 */
export function HomeLink() {
  const { name } = useSiteConfig();
  return (
    <SiteLink to="/" className="header-home" aria-label={`${name} home`}>
      <Logo className="header-logo" />
      {name}
    </SiteLink>
  );
}
