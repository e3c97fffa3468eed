import { Icon } from "../../components/Icon";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import "./SponsorBanner.css";

/** Renders thanks to the partner that the deployer has configured. */
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
