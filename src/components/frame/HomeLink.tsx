import { Logo } from "../Logo";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";

/** The logo and the name, which lead to the front page: in the header, and in the menu that lies over it. */
export function HomeLink() {
  const { name } = useSiteConfig();
  return (
    <SiteLink to="/" className="header-home" aria-label={`${name} home`}>
      <Logo className="header-logo" />
      {name}
    </SiteLink>
  );
}
