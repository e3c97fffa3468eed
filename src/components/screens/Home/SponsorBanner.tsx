import { Icon } from "../../Icon";
import { useSiteConfig } from "../../SiteConfigContext";
import { SiteLink } from "../../SiteLink";
import "./SponsorBanner.css";

/** Thanks to the partner that the deployer names. */
export function SponsorBanner() {
  const { partner } = useSiteConfig();
  if (!partner) return null;
  return (
    <p className="sponsor-banner">
      <SiteLink to={partner.url}>
        {partner.title}
        <Icon name="external" />
      </SiteLink>
    </p>
  );
}
