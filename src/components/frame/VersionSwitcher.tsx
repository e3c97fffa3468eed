import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { YourVersion } from "../version/YourVersion";
import "./VersionSwitcher.css";

/** Renders the version that these pages document, links to other versions, and the field for the reader's own. */
export function VersionSwitcher() {
  const { name, versions } = useSiteConfig();
  const current = versions.find(({ url }) => url === "");
  return (
    <details className="version-switcher">
      <summary>
        <span className="visually-hidden">Version of the documentation: </span>
        {name} {current?.version}
        <Icon name="chevron" />
      </summary>
      <ul>
        {versions.map(({ version, url }) => (
          <li key={version}>
            <SiteLink to={url || "/"} aria-current={url === "" ? "true" : undefined}>
              {name} {version}
              {url === "" ? <Icon name="check" /> : <Icon name="external" />}
            </SiteLink>
          </li>
        ))}
      </ul>
      <YourVersion />
    </details>
  );
}
