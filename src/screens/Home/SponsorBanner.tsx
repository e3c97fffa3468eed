import { Icon } from "../../components/Icon";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
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
